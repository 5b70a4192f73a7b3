import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#tests/support/clock.ts'
import type { Command } from './command.ts'
import {
  type CommandName,
  commandNames,
  commands,
  frequentCommandNames,
  timeConsumingCommands,
} from './commands.ts'
import { expectInvariantsToHold, expectLedgersToAgree, letJobsFinish } from './invariants.ts'
import { jobCommands } from './job-commands.ts'
import { makeStatementsKillable, runUntilCrash, serverLife } from './simulated-crash.ts'
import { openWorld, type World } from './world.ts'

/** Options of `npm run test:properties`. */
const {
  PROPERTY_RUNS = '20',
  PROPERTY_MINUTES = '2',
  PROPERTY_SEED = '20261121',
  PROPERTY_PATH,
} = process.env
const LANES = PROPERTY_PATH ? 1 : 2
const MOST_STEPS = 12
const TIMES_A_NIGHT = 2

interface ScheduledCommand {
  readonly what: CommandName
  readonly order: number
  readonly amount: number
  readonly nth: number
  /** Steps after which its server is killed; null if it survives. */
  readonly diesAfter: number | null
}

const scheduledCommand = fc.record<ScheduledCommand>({
  what: fc.constantFrom(...commandNames, ...frequentCommandNames),
  order: fc.nat({ max: 2 }),
  amount: fc.constantFrom(10_000, 10_000, 87_000, 90_000, 97_000, 100_000, 110_000),
  nth: fc.nat({ max: 30 }),
  diesAfter: fc.option(fc.nat({ max: MOST_STEPS }), { freq: 4 }),
})

/** Batches of concurrent commands, on one server or several, each followed by a pause. */
const commandSequences = fc.record({
  delivery: fc.constantFrom('held', 'held', 'atOnce', 'twice', 'never'),
  steps: fc.array(
    fc.record({
      atOnce: fc.array(scheduledCommand, { minLength: 1, maxLength: 4 }),
      allOnOneServer: fc.boolean(),
      passes: fc.constantFrom(0, 0, 0, MINUTE_MS, 5 * MINUTE_MS, HOUR_MS, DAY_MS, 4 * DAY_MS),
    }),
    { minLength: 2, maxLength: 10 },
  ),
})
type History = ReturnType<(typeof commandSequences)['generate']>['value']

async function runHistory(world: World, { delivery, steps }: History) {
  await world.begin()
  world.toss.webhooks.state.delivery = delivery
  for (const { atOnce, allOnOneServer, passes } of steps) {
    await world.signIn()
    const shared = serverLife(atOnce[0]!.diesAfter ?? Number.POSITIVE_INFINITY)
    const take = ({ what, order, amount, nth, diesAfter }: ScheduledCommand) => {
      const life = allOnOneServer ? shared : serverLife(diesAfter ?? Number.POSITIVE_INFINITY)
      const customerOrder = world.customerOrders[order % world.customerOrders.length]!
      const command: Command = commands[what]
      return runUntilCrash(life, () => command(world, customerOrder, { amount, nth }))
    }
    const isLong = ({ what }: ScheduledCommand) => timeConsumingCommands.has(what)
    const soon = atOnce.filter((it) => !isLong(it))
    expectAnswers(soon, await atOneTime(soon.map(take)))
    for (const it of atOnce.filter(isLong)) expectAnswers([it], [await take(it)])
    await world.toss.webhooks.allSent()
    await expectLedgersToAgree(world)
    await pass(world, passes)
  }
  await letJobsFinish(world)
  await expectInvariantsToHold(world)
  completed += 1
}

type Answer = Awaited<ReturnType<Command>>

/** Waits for all commands even if one fails, so that none continues during the next history. */
async function atOneTime(commands: readonly Promise<Answer>[]): Promise<Answer[]> {
  await Promise.allSettled(commands)
  return Promise.all(commands)
}

function expectAnswers(scheduledCommands: readonly ScheduledCommand[], answers: readonly Answer[]) {
  for (const [at, answer] of answers.entries()) {
    if (answer) expect(answer.status, scheduledCommands[at]!.what).toBeLessThan(500)
  }
}

/** Advances the clock; reconciles every night, twice in case the first run fails. */
async function pass(world: World, ms: number) {
  for (let left = ms; left > 0; left -= DAY_MS) {
    world.clock.advance(Math.min(left, DAY_MS))
    for (let time = 0; left >= DAY_MS && time < TIMES_A_NIGHT; time += 1) {
      await jobCommands.reconciles(world)
    }
  }
}

let restoreStatements: () => void
beforeAll(() => {
  restoreStatements = makeStatementsKillable()
})
afterAll(() => {
  restoreStatements()
  process.stdout.write(`${completed} command sequences were completed\n`)
})

let completed = 0

const count = Math.ceil(Number(PROPERTY_RUNS) / LANES)

test.concurrent.each(Array.from({ length: LANES }, (_, lane) => lane))(
  'random commands and crashes: the ledger balances, nobody pays twice, no payment is lost (%i)',
  async (lane) => {
    const world = await openWorld()
    try {
      await fc.assert(
        fc.asyncProperty(commandSequences, (history) => runHistory(world, history)),
        {
          numRuns: count,
          seed: Number(PROPERTY_SEED) + lane,
          interruptAfterTimeLimit: Number(PROPERTY_MINUTES) * MINUTE_MS,
          ...(PROPERTY_PATH && { path: PROPERTY_PATH }),
        },
      )
    } finally {
      await world.close()
    }
  },
  (Number(PROPERTY_MINUTES) + 1) * MINUTE_MS,
)

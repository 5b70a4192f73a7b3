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

/** How many, for how long, from which seed, and of those which alone: as `npm run test:properties` says. */
const { HISTORIES = '20', MINUTES = '2', SEED = '20261121', HISTORY } = process.env
const LANES = HISTORY ? 1 : 2
const MOST_STEPS = 12
const TIMES_A_NIGHT = 2

interface ScheduledCommand {
  readonly what: CommandName
  readonly order: number
  readonly amount: number
  readonly nth: number
  /** So many steps later the server that it runs on is killed; null: it is not. */
  readonly diesAfter: number | null
}

const scheduledCommand = fc.record<ScheduledCommand>({
  what: fc.constantFrom(...commandNames, ...frequentCommandNames),
  order: fc.nat({ max: 2 }),
  amount: fc.constantFrom(10_000, 10_000, 87_000, 90_000, 97_000, 100_000, 110_000),
  nth: fc.nat({ max: 30 }),
  diesAfter: fc.option(fc.nat({ max: MOST_STEPS }), { freq: 4 }),
})

/** What happens at one time, at once, on one server or on several; then so much time passes. */
const histories = fc.record({
  notices: fc.constantFrom('held', 'held', 'atOnce', 'twice', 'never'),
  steps: fc.array(
    fc.record({
      atOnce: fc.array(scheduledCommand, { minLength: 1, maxLength: 4 }),
      allOnOneServer: fc.boolean(),
      passes: fc.constantFrom(0, 0, 0, MINUTE_MS, 5 * MINUTE_MS, HOUR_MS, DAY_MS, 4 * DAY_MS),
    }),
    { minLength: 2, maxLength: 10 },
  ),
})
type History = ReturnType<(typeof histories)['generate']>['value']

async function runHistory(world: World, { notices, steps }: History) {
  await world.begin()
  world.toss.webhooks.state.delivery = notices
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

/** Whoever fails does not end before the others: nothing of them may reach into the next history. */
async function atOneTime(commands: readonly Promise<Answer>[]): Promise<Answer[]> {
  await Promise.allSettled(commands)
  return Promise.all(commands)
}

function expectAnswers(scheduledCommands: readonly ScheduledCommand[], answers: readonly Answer[]) {
  for (const [at, answer] of answers.entries()) {
    if (answer) expect(answer.status, scheduledCommands[at]!.what).toBeLessThan(500)
  }
}

/** Each night the books are compared, and again where that came to nothing. */
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
  process.stdout.write(`${completed} histories were completed\n`)
})

let completed = 0

const count = Math.ceil(Number(HISTORIES) / LANES)

test.concurrent.each(Array.from({ length: LANES }, (_, lane) => lane))(
  'whatever customers, gateway, studio and jobs do, and wherever a server is killed: books balance, nobody pays twice, nothing paid is lost (%i)',
  async (lane) => {
    const world = await openWorld()
    try {
      await fc.assert(
        fc.asyncProperty(histories, (history) => runHistory(world, history)),
        {
          numRuns: count,
          seed: Number(SEED) + lane,
          interruptAfterTimeLimit: Number(MINUTES) * MINUTE_MS,
          ...(HISTORY && { path: HISTORY }),
        },
      )
    } finally {
      await world.close()
    }
  },
  (Number(MINUTES) + 1) * MINUTE_MS,
)

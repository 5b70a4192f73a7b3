import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf } from '#domain/money/order-account.ts'
import { makeStatementsKillable } from '#tests/property-tests/simulated-crash.ts'
import { expectInvariants } from '#tests/support/account-invariants.ts'
import { openApp, type TestApp } from '#tests/support/app.ts'
import { givenGuestOrder } from '#tests/support/given-orders.ts'
import { type OrderMoneyDriver, orderMoneyDriver } from '#tests/support/order-money-driver.ts'

const PRICE = 100_000
const MOST_STEPS = 8

let app: TestApp
let restoreStatements: () => void
beforeAll(async () => {
  app = await openApp({ rateLimits: false })
  restoreStatements = makeStatementsKillable()
})
afterAll(async () => {
  restoreStatements()
  await app.close()
})

type Fact = (it: OrderMoneyDriver, nth: number, steps: number) => Promise<unknown>

const due = async (it: OrderMoneyDriver) => balanceOf(await it.account()).due

const facts: Readonly<Record<string, Fact>> = {
  'pays what is due': async (it, nth, steps) =>
    it.pays((await due(it)) || PRICE, nth % 2 ? 'BANK' : 'PROVIDER', { steps }),
  'pays what is due again': async (it, nth, steps) =>
    it.pays((await due(it)) || PRICE, nth % 2 ? 'BANK' : 'PROVIDER', { steps }),
  'pays a part': (it, _nth, steps) => it.pays(30_000, 'BANK', { steps }),
  'pays too much': async (it, _nth, steps) => it.pays((await due(it)) + 10_000, 'BANK', { steps }),
  'pays under a name that nobody knows': (it, _nth, steps) =>
    it.pays(PRICE, 'BANK', { steps, isKnown: false }),
  'is matched': (it, _nth, steps) => it.matches(steps),
  'is reversed': (it, nth, steps) => it.isReversed(nth, steps),
  'is reversed again': (it, nth, steps) => it.isReversed(nth, steps),
  'is cancelled': (it, nth, steps) => it.cancels(nth % 2 ? 10_000 : 0, steps),
  'gives a part back': (it, _nth, steps) => it.allows(5_000, steps),
  'writes off': async (it, _nth, steps) => it.writesOff(await due(it), steps),
  'asks the provider': (it, _nth, steps) => it.asksProvider(steps),
  'the provider answers': (it, _nth, steps) => it.providerAnswers(steps),
  'the provider refuses': (it, _nth, steps) => it.providerRefuses(steps),
  transfers: (it, _nth, steps) => it.transfers(steps),
  'answers what failed': (it, nth, steps) => it.answersFailed(nth % 2 === 0, steps),
  'answers what may have left': (it, _nth, steps) => it.answersUnconfirmed(steps),
  'gives back in the provider’s office': (it, _nth, steps) => it.refundsElsewhere(20_000, steps),
}

const happening = fc.record({
  what: fc.constantFrom(...Object.keys(facts)),
  nth: fc.nat({ max: 5 }),
  /** Number of steps after which the server is killed. */
  steps: fc.oneof(fc.constant(99), fc.nat({ max: MOST_STEPS })),
})

/** Balances of the order's ledger accounts, debit minus credit. */
async function ledgerOf(orderNumber: string) {
  const { rows } = await sql<{ account: string; won: number }>`
    select account, sum(debit - credit)::integer as won
    from ledger_lines join ledger_entries on ledger_entries.id = entry_id
    where order_number = ${orderNumber} group by account
  `.execute(app.db)
  return Object.fromEntries(rows.map(({ account, won }) => [account, won]))
}

async function expectTheLedgerToAgree(it: OrderMoneyDriver, orderNumber: string) {
  const { charged, netReceived } = balanceOf(await it.account())
  const { RECEIVED = 0, RECEIVABLE = 0, UNMATCHED = 0 } = await ledgerOf(orderNumber)
  // A receipt is posted without an order until it is matched.
  expect(RECEIVED + UNMATCHED, 'the ledger’s cash').toBe(netReceived)
  expect(RECEIVABLE, 'what is owed by the ledger').toBe(charged - netReceived)
}

test('the account equals the bank’s to the won after concurrent and repeated events and crashes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(happening, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 9 }),
      async (steps) => {
        const { order_number: number } = await givenGuestOrder(app)
        const money = orderMoneyDriver(app, number)
        for (const atOnce of steps) {
          await Promise.all(atOnce.map(({ what, nth, steps }) => facts[what]!(money, nth, steps)))
          const account = await money.account()
          expectInvariants(account, balanceOf(account).netReceived)
          await expectTheLedgerToAgree(money, number)
        }
        await money.letJobsFinish()
        expectInvariants(await money.account(), money.cash())
        await expectTheLedgerToAgree(money, number)
        const before = await money.account()
        await money.letJobsFinish()
        expect(await money.account(), 'reported once more').toEqual(before)
      },
    ),
    { numRuns: Number(process.env.MONEY_PROPERTY_RUNS ?? 15) },
  )
})

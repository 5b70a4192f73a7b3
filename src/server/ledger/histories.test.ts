import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { payOutRefunds } from '#contract/admin-money.ts'
import {
  changeOrderStatus,
  confirmDeposit,
  markRefundPaidOut,
  receiveDeposit,
  refundOrder,
  takeBackDeposit,
  takeLateDeposit,
} from '#contract/admin-orders.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { cancelUnpaidOrders } from '#server/orders/index.ts'
import { expirePoints } from '#server/points/index.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { expectBooksToBalance } from '#tests/support/books.ts'
import { DAY_MS, HOUR_MS } from '#tests/support/clock.ts'
import { type GivenMember, givenAdmin, givenMember } from '#tests/support/given.ts'
import {
  accountToRefundTo,
  givenMemberOrder,
  givenPointsOf,
  signedInAgain,
} from '#tests/support/given-orders.ts'

const ORDERS = 3
const RUNS = 30
const amounts = [10_000, 90_000, 97_000, 100_000, 110_000]

const acts = [
  'confirm the deposit',
  'write down a deposit',
  'write down a late deposit',
  'take the deposit back',
  'cancel',
  'refund by the rules',
  'refund another amount',
  'refund a part',
  'pay the refund out',
  'pay every refund out',
  'go on without a survey',
  'run the jobs',
] as const

interface Act {
  readonly what: (typeof acts)[number]
  readonly order: number
  readonly amount: number
}

/** What happens at one time, at once; then so much time passes. */
const histories = fc.array(
  fc.record({
    atOnce: fc.array(
      fc.record<Act>({
        what: fc.constantFrom(...acts),
        order: fc.nat({ max: ORDERS - 1 }),
        amount: fc.constantFrom(...amounts),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    passes: fc.constantFrom(0, 0, HOUR_MS, DAY_MS, 4 * DAY_MS),
  }),
  { minLength: 2, maxLength: 7 },
)

const reason = '사정이 생겼어요'

function run(
  app: TestApp,
  { what, amount }: Act,
  number: string,
  by: Record<'admin' | 'member', GivenMember>,
) {
  const params = { order_number: number }
  const as = by.admin
  switch (what) {
    case 'confirm the deposit':
      return app.call(confirmDeposit, { params, body: { amount } }, { as })
    case 'write down a deposit':
      return app.call(receiveDeposit, { params, body: { amount } }, { as })
    case 'write down a late deposit':
      return app.call(takeLateDeposit, { params, body: { amount } }, { as })
    case 'take the deposit back':
      return app.call(takeBackDeposit, { params, body: {} }, { as })
    case 'cancel': {
      const body = { reason, refund_account: accountToRefundTo }
      return app.call(cancelOrder, { params, body }, { as: by.member })
    }
    case 'refund by the rules':
      return app.call(refundOrder, { params, body: { reason } }, { as })
    case 'refund another amount':
      return app.call(refundOrder, { params, body: { reason, amount } }, { as })
    case 'refund a part':
      return app.call(refundOrder, { params, body: { reason, amount, keeps_order: true } }, { as })
    case 'pay the refund out':
      return app.call(markRefundPaidOut, { params }, { as })
    case 'pay every refund out':
      return payEverything(app, as)
    case 'go on without a survey': {
      const body = { status: 'CONSULTING_SCHEDULED' } as const
      return app.call(changeOrderStatus, { params, body }, { as })
    }
    case 'run the jobs':
      return Promise.all([cancelUnpaidOrders(app.deps), expirePoints(app.deps)])
  }
}

async function payEverything(app: TestApp, as: GivenMember) {
  const refunds = await app.db.selectFrom('refunds').select('id').execute()
  if (refunds.length === 0) return
  const body = { refund_ids: refunds.map(({ id }) => id) }
  return app.call(payOutRefunds, { body }, { as })
}

/** Of what came nothing is lost, and of what went nothing went twice. */
async function expectNobodyToLose({ db }: TestApp) {
  const { rows } = await sql<{ came: number; went: number; owed: number; number: string }>`
    select number,
      coalesce((select sum(debit) from ledger_lines join ledger_entries on ledger_entries.id = entry_id
        where order_number = number and account = 'RECEIVED'), 0) as came,
      coalesce((select sum(amount) from refunds where order_number = number
        and status = 'PAID_OUT'), 0) as went,
      coalesce((select sum(amount) from refunds where order_number = number), 0) as owed
    from orders
  `.execute(db)
  for (const { came, went, owed, number } of rows) {
    expect(Number(owed), `owed of ${number}`).toBeLessThanOrEqual(Number(came))
    expect(Number(went), `gone of ${number}`).toBeLessThanOrEqual(Number(came))
  }
}

test('whatever customer, owner and jobs do, at once and in any order, the books agree after each step', async () => {
  const app = await startApp({ rateLimits: false })

  await fc.assert(
    fc.asyncProperty(histories, async (steps) => {
      const member = await givenMember(app)
      await givenPointsOf(app, member, 9_000)
      const numbers: string[] = []
      for (let at = 0; at < ORDERS; at += 1) {
        const points = { used_points: 3_000 }
        numbers.push((await givenMemberOrder(app, member, points)).order_number)
      }
      for (const { atOnce, passes } of steps) {
        const by = { admin: await givenAdmin(app), member: await signedInAgain(app, member) }
        const answers = await Promise.all(
          atOnce.map((act) => run(app, act, numbers[act.order]!, by)),
        )
        for (const answer of answers) {
          if (answer && 'status' in answer) expect(answer.status).toBeLessThan(500)
        }
        await expectBooksToBalance(app, [...numbers, member.id])
        await expectNobodyToLose(app)
        app.clock.advance(passes)
      }
    }),
    { numRuns: RUNS },
  )
})

import { expect, test } from 'vitest'
import { refundOrder } from '#contract/admin-orders.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { confirmPayment, openPaymentAttempt } from '#contract/paying.ts'
import { sendRefunds } from '#server/orders/index.ts'
import { replyOf } from '#tests/support/app.ts'
import { accountOf, expectBooksToBalance } from '#tests/support/books.ts'
import { HOUR_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import {
  accountToRefundTo,
  givenCouponOf,
  givenMemberOrder,
  givenPointsOf,
  givenPromotionCode,
  kindsSentTo,
  orderRow,
} from '#tests/support/given-orders.ts'
import { givenOwner } from '#tests/support/given-owner.ts'
import {
  givenAgreed,
  openTasks,
  startAppWithToss,
  type TossApp,
} from '#tests/support/given-toss.ts'

const email = 'hana@example.com'
const inTheirOffice = { cancelReason: '상점 화면에서' }

const refundsOf = ({ db }: TossApp, order: string) =>
  db
    .selectFrom('refunds')
    .select(['amount', 'status', 'by_company', 'provider_reference', 'paid_out_at'])
    .where('order_number', '=', order)
    .orderBy('requested_at')
    .orderBy('amount')
    .execute()

/** As they stand now, the withdrawn first, then those that have left. */
const owedOf = async ({ db }: TossApp, order: string) => {
  const all = await db
    .selectFrom('refunds')
    .select(['amount', 'status'])
    .where('order_number', '=', order)
    .execute()
  const first = ['WITHDRAWN', 'PAID_OUT', 'APPROVED']
  return all.sort((a, b) => first.indexOf(a.status) - first.indexOf(b.status))
}

const paidWith = async ({ db }: TossApp, order: string) => {
  const payment = db.selectFrom('payments').select('provider_reference')
  return (await payment.where('order_number', '=', order).executeTakeFirstOrThrow())
    .provider_reference
}

/** An order that was paid by card, and the owner. */
async function givenPaid(method: '카드' | '가상계좌' = '카드') {
  const app = await startAppWithToss()
  const given = await givenAgreed(app, { method })
  replyOf(await given.confirm())
  if (method === '가상계좌') app.toss.book.deposit(given.orderId)
  await app.toss.notices.letGo()
  await app.workOffNotices()
  const owner = givenOwner(app)
  const giveBack = (cancelAmount?: number) =>
    app.toss.book.cancel(given.paymentKey, {
      ...inTheirOffice,
      ...(cancelAmount && { cancelAmount }),
      ...(method === '가상계좌' && {
        refundReceiveAccount: { bank: '20', accountNumber: '1002345678901', holderName: '김하나' },
      }),
    })
  const bookIt = async () => {
    const [task] = await owner.tasks()
    expect(task).toMatchObject({ kind: 'REFUNDED_ELSEWHERE', order_number: given.order })
    return owner.resolve(task!.id, { resolution: 'BOOK' })
  }
  const cancel = async () => {
    const params = { order_number: given.order }
    const isAsked = method === '가상계좌'
    const account = { ...(isAsked && { refund_account: accountToRefundTo }) }
    const body = { ...given.proof, reason: '사정이 생겼어요', ...account }
    return replyOf(await app.call(cancelOrder, { params, body }))
  }
  return { app, ...given, owner, giveBack, bookIt, cancel }
}

test('[PAY-03] all of it given back at the company, told by its notice, calls the order off by one press', async () => {
  const app = await startAppWithToss()
  const member = await givenMember(app)
  await givenPointsOf(app, member, 2_000)
  const coupon_id = await givenCouponOf(app, member)
  const promotion_code = await givenPromotionCode(app, { discount_value: 3_000, total_limit: 1 })
  const placed = await givenMemberOrder(app, member, {
    payment_method: 'card',
    coupon_id,
    promotion_code,
    used_points: 2_000,
  })
  const { order_number } = placed
  const as = member
  const open = replyOf(await app.call(openPaymentAttempt, { body: { order_number } }, { as }))
  const { provider_order_id: orderId, amount } = open
  const { paymentKey: payment_key } = app.toss.book.authorise({ orderId, amount })
  replyOf(await app.call(confirmPayment, { body: { order_number, payment_key, amount } }, { as }))
  await app.toss.notices.letGo()
  await app.workOffNotices()
  const owner = givenOwner(app)
  app.clock.advance(HOUR_MS)
  const leftAt = app.clock.now()
  app.toss.book.cancel(payment_key, inTheirOffice)
  app.clock.advance(HOUR_MS)

  await app.toss.notices.letGo()
  await app.workOffNotices()
  const [task] = await owner.tasks()
  expect(task).toMatchObject({
    kind: 'REFUNDED_ELSEWHERE',
    amount: 90_000,
    detail: { ours: 0, theirs: 90_000 },
    resolutions: ['BOOK', 'KNOWN'],
  })
  expect((await orderRow(app, order_number)).status).toBe('PAYMENT_COMPLETED')
  const presses = await Promise.all(
    [1, 2].map(() => owner.resolve(task!.id, { resolution: 'BOOK' })),
  )

  expect(presses.filter(({ ok }) => ok)).not.toEqual([])
  expect((await orderRow(app, order_number)).status).toBe('REFUNDED')
  const key = app.toss.book.byKey(payment_key).cancels[0]!.transactionKey
  expect(await refundsOf(app, order_number)).toEqual([
    {
      amount: 90_000,
      status: 'PAID_OUT',
      by_company: true,
      provider_reference: key,
      paid_out_at: leftAt,
    },
  ])
  const coupon = app.db.selectFrom('member_coupons').select('order_number')
  expect(await coupon.where('id', '=', coupon_id).executeTakeFirst()).toEqual({
    order_number: null,
  })
  const uses = app.db.selectFrom('promotions').select('used')
  expect(await uses.where('code', '=', promotion_code).execute()).toEqual([{ used: 0 }])
  const points = app.db.selectFrom('point_balances').select('balance')
  expect(await points.where('member_id', '=', member.id).executeTakeFirst()).toEqual({
    balance: 2_000,
  })
  const told = await kindsSentTo(app, email)
  expect(told.filter((kind) => kind.includes('REFUND'))).toEqual([
    'ORDER_REFUNDED',
    'REFUND_PAID_OUT',
  ])
  expect(await accountOf(app, 'RECEIVED')).toBe(0)
  await owner.reconcile()
  expect(await openTasks(app)).toEqual([])
  await expectBooksToBalance(app)
})

test('[PAY-03] a part given back at the company leaves the order as it is, and our own refund of the rest ends', async () => {
  const { app, order, owner, giveBack, bookIt } = await givenPaid()
  giveBack(10_000)
  app.clock.advance(HOUR_MS)
  await owner.reconcile()
  replyOf(await bookIt())
  expect((await orderRow(app, order)).status).toBe('PAYMENT_COMPLETED')
  expect(await kindsSentTo(app, email)).toEqual(
    expect.arrayContaining(['PART_REFUNDED', 'REFUND_PAID_OUT']),
  )
  giveBack(5_000)
  await owner.reconcile()
  expect(await owner.tasks()).toMatchObject([{ amount: 5_000, detail: { ours: 10_000 } }])
  replyOf(await bookIt())

  const params = { order_number: order }
  const body = { reason: '죄송해요', amount: 85_000 }
  replyOf(await app.call(refundOrder, { params, body }, { as: await givenAdmin(app) }))
  expect(await sendRefunds(app.deps)).toBe(1)

  expect(await refundsOf(app, order)).toMatchObject(
    [10_000, 5_000, 85_000].map((amount) => ({ amount, status: 'PAID_OUT', by_company: true })),
  )
  await owner.reconcile()
  expect(await openTasks(app)).toEqual([])
  expect(await accountOf(app, 'RECEIVED', order)).toBe(0)
  await expectBooksToBalance(app)
})

test('[PAY-03] what went back at the company alone is told anew for as long as it differs, but once it is known', async () => {
  const { owner, order, giveBack } = await givenPaid()
  giveBack(10_000)
  await owner.reconcile()
  await owner.reconcile()

  expect(await owner.tasks()).toMatchObject([
    { kind: 'REFUNDED_ELSEWHERE', order_number: order, detail: { ours: 0, theirs: 10_000 } },
  ])
  // One that is open tells of what was found last.
  giveBack(5_000)
  await owner.reconcile()
  const tasks = await owner.tasks()
  expect(tasks).toMatchObject([{ amount: 15_000, detail: { ours: 0, theirs: 15_000 } }])
  replyOf(await owner.resolve(tasks[0]!.id, { resolution: 'KNOWN' }))
  await owner.reconcile()
  expect(await owner.tasks()).toEqual([])
  giveBack(5_000)
  await owner.reconcile()
  expect(await owner.tasks()).toMatchObject([{ detail: { ours: 0, theirs: 20_000 } }])
})

test('[PAY-03] a refund that is owed and was given back at the company has left with it', async () => {
  const { app, order, owner, giveBack, bookIt, cancel } = await givenPaid('가상계좌')
  await cancel()
  giveBack()
  await owner.reconcile()
  replyOf(await bookIt())

  expect(await refundsOf(app, order)).toMatchObject([
    { amount: 100_000, status: 'PAID_OUT', by_company: true },
  ])
  expect(await accountOf(app, 'REFUNDS_PAYABLE')).toBe(0)
  expect(await kindsSentTo(app, email)).toContain('REFUND_PAID_OUT')
  await expectBooksToBalance(app)
})

test('[PAY-03] all of it given back where less was owed: what had been kept went back, too', async () => {
  const { app, order, owner, giveBack, bookIt, cancel } = await givenPaid('가상계좌')
  app.clock.advance(2 * HOUR_MS)
  await cancel()
  giveBack()
  await owner.reconcile()
  replyOf(await bookIt())

  expect(await refundsOf(app, order)).toMatchObject([
    { amount: 10_000, status: 'PAID_OUT' },
    { amount: 90_000, status: 'PAID_OUT' },
  ])
  expect(await accountOf(app, 'REFUND_DEDUCTIONS', order)).toBe(0)
  await expectBooksToBalance(app)
})

test('[PAY-03] a part of what is owed was given back at the company: so much has left, the rest goes by itself', async () => {
  const { app, order, owner, giveBack, bookIt, cancel } = await givenPaid('가상계좌')
  app.clock.advance(2 * HOUR_MS)
  await cancel()
  giveBack(50_000)
  await owner.reconcile()

  replyOf(await bookIt())

  expect(await owedOf(app, order)).toEqual([
    { amount: 90_000, status: 'WITHDRAWN' },
    { amount: 50_000, status: 'PAID_OUT' },
    { amount: 40_000, status: 'APPROVED' },
  ])
  await expectBooksToBalance(app)
  expect(await sendRefunds(app.deps)).toBe(1)
  expect(app.toss.book.byKey((await paidWith(app, order))!).balanceAmount).toBe(10_000)
  await owner.reconcile()
  expect(await openTasks(app)).toEqual([])
  expect(await accountOf(app, 'REFUNDS_PAYABLE', order)).toBe(0)
  await expectBooksToBalance(app)
})

test('[PAY-03] a refund of all that the company refuses, since a part went back in its office: nobody transfers that part again', async () => {
  const { app, order, owner, giveBack, cancel } = await givenPaid()
  giveBack(30_000)
  await cancel()

  expect(await sendRefunds(app.deps)).toBe(0)

  expect(await owedOf(app, order)).toEqual([
    { amount: 100_000, status: 'WITHDRAWN' },
    { amount: 30_000, status: 'PAID_OUT' },
    { amount: 70_000, status: 'APPROVED' },
  ])
  expect(await openTasks(app)).toEqual([])
  expect(await sendRefunds(app.deps)).toBe(1)
  expect(app.toss.book.byKey((await paidWith(app, order))!).balanceAmount).toBe(0)
  await owner.reconcile()
  expect(await openTasks(app)).toEqual([])
  expect(await accountOf(app, 'RECEIVED', order)).toBe(0)
  expect((await kindsSentTo(app, email)).filter((kind) => kind === 'REFUND_PAID_OUT')).toHaveLength(
    2,
  )
  await expectBooksToBalance(app)
})

test('[PAY-03] while the company does not answer nothing is booked', async () => {
  const { app, owner, giveBack, bookIt } = await givenPaid()
  giveBack(10_000)
  await owner.reconcile()
  app.toss.meets('read', 'dropsBefore')

  expect(await bookIt()).toMatchObject({ refusal: { code: 'PAYMENT_IN_PROGRESS' } })
  expect(await owner.tasks()).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { listDueRefunds, markRefundsSent } from '#contract/admin-money.ts'
import {
  changeOrderStatus,
  confirmDeposit,
  exportOrders,
  getAdminOrder,
  listOrders,
  refundOrder,
} from '#contract/admin-orders.ts'
import { completeOrder, getOrder } from '#contract/orders.ts'
import { getMyPoints } from '#contract/points.ts'
import { sendGuestSurvey } from '#contract/surveys.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenBank } from '#tests/support/given-bank.ts'
import {
  givenDeposit,
  givenGuestOrder,
  givenMemberOrder,
  givenReportSent,
  kindsSentTo,
  orderRow,
} from '#tests/support/given-orders.ts'
import { surveyWith } from '#tests/support/given-surveys.ts'

const email = 'hana@example.com'
const illegal = { status: 409, refusal: { code: 'ILLEGAL_TRANSITION' } }

async function startWithOrder() {
  const app = await startApp()
  const { order_number, guest_token } = await givenGuestOrder(app)
  const as = await givenAdmin(app)
  return { ...app, app, as, params: { order_number }, order_number, guest_token }
}

test('[PAY-01] confirms a deposit and asks the customer for the survey', async () => {
  const { app, call, clock, as, params, order_number } = await startWithOrder()

  const body = { amount: 100_000, depositor: '김두리' }
  const answer = await call(confirmDeposit, { params, body }, { as })

  expect(replyOf(answer)).toMatchObject({
    order_number,
    status: 'PAYMENT_COMPLETED',
    payment: { status: 'PAID', paid_at: clock.now().toISOString(), deposit: null },
  })
  expect(await orderRow(app, order_number)).toMatchObject({
    depositor_name: '김두리',
    survey_deadline: new Date(clock.now().getTime() + 7 * DAY_MS),
  })
  expect(await kindsSentTo(app, email)).toEqual(['ORDER_PLACED', 'PAYMENT_CONFIRMED'])
  const audited = await app.db.selectFrom('audit_log').selectAll().execute()
  const action = 'order.confirm-deposit'
  const detail = { amount: 100_000 }
  expect(audited).toMatchObject([{ action, subject: order_number, actor_id: as.id, detail }])
  expect(audited[0]?.detail).not.toHaveProperty('depositor')
})

test('[PAY-01] refuses another amount and a second confirmation', async () => {
  const { app, call, as, params, order_number } = await startWithOrder()
  const confirm = (amount: number) => call(confirmDeposit, { params, body: { amount } }, { as })

  expect(await confirm(99_999)).toMatchObject({
    status: 422,
    refusal: { code: 'AMOUNT_MISMATCH' },
  })
  expect(await orderRow(app, order_number)).toMatchObject({ status: 'PAYMENT_PENDING' })
  expect((await confirm(100_000)).ok).toBe(true)
  expect(await confirm(100_000)).toMatchObject(illegal)
})

test('schedules the consulting at once if the survey came before the deposit', async () => {
  const { call, as, params, order_number } = await startWithOrder()
  const body = { ...surveyWith(), email, phone: '01012345678' }
  replyOf(await call(sendGuestSurvey, { params, body }))

  const answer = await call(confirmDeposit, { params, body: { amount: 100_000 } }, { as })

  expect(replyOf(answer).status).toBe('CONSULTING_SCHEDULED')
  const order = replyOf(await call(getAdminOrder, { params }, { as, language: 'en' }))
  expect(order).toMatchObject({
    order_number,
    waiting_for: 'SHEET',
    report_status: 0,
    survey: { face_shape: '하트형', images: [] },
    moves: ['send', 'refund'],
    refund: null,
    history: [
      { status: 'PAYMENT_PENDING', by: 'customer' },
      { status: 'PAYMENT_COMPLETED', by: 'admin' },
      {
        status: 'CONSULTING_SCHEDULED',
        by: 'system',
        note: 'The survey had arrived before the payment.',
      },
    ],
  })
})

test('does not confirm a deposit for a cancelled order', async () => {
  const { call, as, params } = await startWithOrder()
  const cancelled = await call(changeOrderStatus, { params, body: { status: 'CANCELLED' } }, { as })
  expect(replyOf(cancelled).status).toBe('CANCELLED')

  const answer = await call(confirmDeposit, { params, body: { amount: 100_000 } }, { as })

  expect(answer).toMatchObject(illegal)
})

test('does everything that belongs to a status when it is set', async () => {
  const { app, call, as, params, order_number } = await startWithOrder()
  const move = (status: (typeof orderStatuses)[number], note?: string) =>
    call(changeOrderStatus, { params, body: { status, note } }, { as })

  expect(replyOf(await move('PAYMENT_COMPLETED')).status).toBe('PAYMENT_COMPLETED')
  expect(await orderRow(app, order_number)).toMatchObject({
    amount_due: 0,
    paid_at: app.clock.now(),
  })
  expect(replyOf(await move('CONSULTING_SCHEDULED', '전화로 들었음')).status).toBe(
    'CONSULTING_SCHEDULED',
  )
  expect(await move('RESULT_SENT')).toMatchObject(illegal)
  expect(replyOf(await move('REFUNDED')).status).toBe('REFUNDED')

  expect((await givenBank(app).order(order_number)).account.refunds).toMatchObject([
    { amount: 100_000, status: 'AGREED' },
  ])
  expect(await kindsSentTo(app, email)).toEqual([
    'ORDER_PLACED',
    'PAYMENT_CONFIRMED',
    'REFUND_AGREED',
  ])
  expect(await orderRow(app, order_number)).toMatchObject({ ended_at: app.clock.now() })
})

test('refuses a status that the lifecycle does not allow', async () => {
  const { app, call, as, params, order_number } = await startWithOrder()
  const allowed = ['PAYMENT_COMPLETED', 'CANCELLED']

  for (const status of orderStatuses.filter((each) => !allowed.includes(each))) {
    const answer = await call(changeOrderStatus, { params, body: { status } }, { as })
    expect(answer).toMatchObject(illegal)
  }
  expect(await orderRow(app, order_number)).toMatchObject({ status: 'PAYMENT_PENDING' })
})

test('shows the studio’s notes only to the studio', async () => {
  const { call, as, params, guest_token } = await startWithOrder()
  const note = '계좌에서 확인함'
  await call(changeOrderStatus, { params, body: { status: 'PAYMENT_COMPLETED', note } }, { as })

  const studios = replyOf(await call(getAdminOrder, { params }, { as }))
  const customers = replyOf(await call(getOrder, { params, query: { guest_token } }))

  expect(studios.history[1]).toMatchObject({ by: 'admin', note })
  expect(customers.history[1]).toMatchObject({ by: 'admin', note: null })
})

test('refunds another amount than the rules’, but never more than was paid', async () => {
  const { app, call, as, params, order_number } = await startWithOrder()
  const refund = (body: { amount?: number; reason: string }) =>
    call(refundOrder, { params, body }, { as })
  const reason = '상담을 할 수 없게 되었어요'
  expect(await refund({ reason })).toMatchObject({
    status: 409,
    refusal: { code: 'ORDER_NOT_CANCELLABLE' },
  })
  await givenDeposit(app, order_number)
  app.clock.advance(5 * 60_000)

  expect(await refund({ amount: 100_001, reason })).toMatchObject({
    status: 422,
    refusal: { code: 'REFUND_TOO_LARGE' },
  })
  const refunded = replyOf(await refund({ amount: 30_000, reason }))

  expect(refunded).toMatchObject({ order_number, status: 'REFUNDED', refund_amount: 30_000 })
  const bank = givenBank(app)
  expect(await bank.order(order_number)).toMatchObject({
    payment: { status: 'PAID', refunded_amount: 0 },
    refund: { amount: 30_000, status: 'AGREED' },
  })
  await bank.sendDue()
  expect(await bank.order(order_number)).toMatchObject({
    payment: { status: 'PARTIALLY_REFUNDED', refunded_amount: 30_000 },
  })
})

test('lists a refund as due until it is recorded as transferred, once', async () => {
  const { app, call, as, params, order_number } = await startWithOrder()
  await givenDeposit(app, order_number)
  await call(refundOrder, { params, body: { reason: '죄송해요' } }, { as })
  const waiting = () => call(listOrders, { query: { waiting_for: 'REFUND' } }, { as })
  expect(replyOf(await waiting()).waiting).toMatchObject({ REFUND: 1 })

  const { items } = replyOf(await call(listDueRefunds, {}, { as }))
  const why = { because: 'CANCELLED', reason: '죄송해요', phone_ending: '5678' }
  expect(items).toMatchObject([why])
  const body = { refund_ids: items.map(({ id }) => id) }
  const send = async () => replyOf(await call(markRefundsSent, { body }, { as }))

  expect(await send()).toEqual({ sent: 1, total: 100_000 })
  expect(await send()).toEqual({ sent: 0, total: 0 })
  expect(replyOf(await waiting())).toMatchObject({ items: [], waiting: { REFUND: 0 } })
  const order = replyOf(await call(getAdminOrder, { params }, { as }))
  expect(order.account).toMatchObject({
    charges: [{ kind: 'PRICE' }, { kind: 'CANCELLATION', reason: '죄송해요' }],
    refunds: [{ status: 'SENT' }],
  })
  expect(await kindsSentTo(app, email)).toContain('REFUND_SENT')
})

test('lets a customer complete the consulting and earn the points once', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const { order_number } = await givenMemberOrder(app, member)
  const params = { order_number }
  const complete = () => app.call(completeOrder, { params }, { as: member })
  expect(await complete()).toMatchObject(illegal)
  await givenReportSent(app, order_number)

  expect(replyOf(await complete())).toEqual({
    order_number,
    status: 'CONSULTING_COMPLETED',
    points_earned: 1_000,
  })
  expect(await complete()).toMatchObject(illegal)
  const points = replyOf(await app.call(getMyPoints, {}, { as: member }))
  expect(points).toMatchObject({ balance: 1_000, items: [{ reason: 'CONSULTING_COMPLETED' }] })
})

test('a guest who completes earns nothing', async () => {
  const { app, call, params, order_number, guest_token } = await startWithOrder()
  await givenReportSent(app, order_number)

  const answer = await call(completeOrder, { params, query: { guest_token } })

  expect(replyOf(answer)).toEqual({ order_number, status: 'DELIVERED', points_earned: 0 })
})

test('[SEC-01] allows the back office’s calls only for administrators', async () => {
  const { app, call, params } = await startWithOrder()
  const member = await givenMember(app)

  for (const as of [undefined, member]) {
    const expected = as ? { status: 403 } : { status: 401 }
    const refund = { params, body: { reason: 'x' } }
    const deposit = { params, body: { amount: 100_000 } }
    const status = { params, body: { status: 'CANCELLED' as const } }
    expect(await call(listOrders, {}, { as })).toMatchObject(expected)
    expect(await call(exportOrders, {}, { as })).toMatchObject(expected)
    expect(await call(getAdminOrder, { params }, { as })).toMatchObject(expected)
    expect(await call(confirmDeposit, deposit, { as })).toMatchObject(expected)
    expect(await call(changeOrderStatus, status, { as })).toMatchObject(expected)
    expect(await call(refundOrder, refund, { as })).toMatchObject(expected)
    const sent = { body: { refund_ids: [crypto.randomUUID()] } }
    expect(await call(markRefundsSent, sent, { as })).toMatchObject(expected)
  }
})

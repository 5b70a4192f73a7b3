import { expect, test } from 'vitest'
import {
  exportDueRefunds,
  listDueRefunds,
  listSettlements,
  payOutRefunds as payOut,
} from '#contract/admin-money.ts'
import { getAdminOrder, listOrders, refundOrder } from '#contract/admin-orders.ts'
import { listOutbox } from '#contract/notifications.ts'
import { cancelOrder, nameRefundAccount } from '#contract/order-cancellation.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { accountOf, expectBooksToBalance } from '#tests/support/books.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import {
  accountToRefundTo,
  givenDeposit,
  givenGuestOrder,
  kindsSentTo,
} from '#tests/support/given-orders.ts'
import { textOfWorkbook } from '#tests/support/workbook.ts'

async function givenCancelled(app: TestApp, holder = '김하나') {
  const { order_number, guest_token } = await givenGuestOrder(app)
  await givenDeposit(app, order_number)
  const refund_account = { bank: '우리은행', account_number: '1002-345-678901', holder }
  const body = { reason: '일정이 바뀌었어요', guest_token, refund_account }
  replyOf(await app.call(cancelOrder, { params: { order_number }, body }))
  return order_number
}

const list = async (app: TestApp) =>
  replyOf(await app.call(listDueRefunds, {}, { as: await givenAdmin(app) }))

test('[ORD-18] refunds to pay out are a list by their deadline, late ones marked', async () => {
  const app = await startApp()
  const first = await givenCancelled(app)
  app.clock.advance(2 * DAY_MS)
  const second = await givenCancelled(app)

  expect(await list(app)).toMatchObject({
    items: [
      {
        order_number: first,
        amount: 100_000,
        account: { account_number: '1002345678901' },
        due_by: '2026-11-05T14:59:59.999Z',
        is_overdue: false,
      },
      { order_number: second, due_by: '2026-11-09T14:59:59.999Z' },
    ],
    total: 200_000,
    overdue: 0,
  })
  app.clock.advance(2 * DAY_MS)
  expect(await list(app)).toMatchObject({ overdue: 1, items: [{ is_overdue: true }, {}] })
})

test('[ORD-18] a refund that is late bears interest, which is transferred, booked and told with it', async () => {
  const app = await startApp()
  const order_number = await givenCancelled(app)
  app.clock.advance(14 * DAY_MS)
  const as = await givenAdmin(app)
  const due = await list(app)
  expect(due).toMatchObject({
    items: [{ amount: 100_000, days_late: 11, interest: 453 }],
    total: 100_453,
    interest: 453,
    as_of: '2026-11-16',
  })
  const { items } = replyOf(await app.call(listOrders, { query: { status: 'REFUNDED' } }, { as }))
  expect(items).toMatchObject([{ due_at: '2026-11-05T14:59:59.999Z' }])
  const file = textOfWorkbook(replyOf(await app.call(exportDueRefunds, {}, { as })) as Uint8Array)
  expect(file).toContain('100453')
  expect(file).toContain('453')

  app.clock.advance(DAY_MS)
  const later = { as: await givenAdmin(app) }
  const body = { refund_ids: [due.items[0]!.id], paid_on: due.as_of }
  expect(replyOf(await app.call(payOut, { body }, later))).toEqual({ paid_out: 1, total: 100_453 })

  expect(await accountOf(app, 'LATE_INTEREST')).toBe(453)
  expect(await accountOf(app, 'RECEIVED')).toBe(-453)
  const { items: months } = replyOf(await app.call(listSettlements, { query: {} }, later))
  expect(months).toMatchObject([{ refunds: 100_000, interest: 453 }])
  const outbox = replyOf(await app.call(listOutbox, { query: {} }, later))
  expect(outbox.items[0]?.text).toContain('지연이자 453원')
  const rows = app.db.selectFrom('audit_log').select(['subject', 'detail'])
  expect(await rows.where('action', '=', 'refunds.paid-out').execute()).toMatchObject([
    { subject: order_number, detail: { amount: 100_000, interest: 453 } },
  ])
  await expectBooksToBalance(app)
})

test('[ORD-18] a refund whose account its customer names late is late only after that', async () => {
  const app = await startApp()
  const { order_number, guest_token } = await givenGuestOrder(app)
  await givenDeposit(app, order_number)
  const refund = { params: { order_number }, body: { reason: '죄송해요' } }
  replyOf(await app.call(refundOrder, refund, { as: await givenAdmin(app) }))
  app.clock.advance(14 * DAY_MS)
  expect(await list(app)).toMatchObject({ interest: 0, items: [{ days_late: 0 }] })

  const named = {
    params: { order_number },
    query: { guest_token },
    body: { refund_account: accountToRefundTo },
  }
  replyOf(await app.call(nameRefundAccount, named))

  expect(await list(app)).toMatchObject({
    interest: 0,
    overdue: 0,
    items: [{ due_by: '2026-11-19T14:59:59.999Z' }],
  })
  app.clock.advance(4 * DAY_MS)
  expect(await list(app)).toMatchObject({ items: [{ days_late: 1, interest: 42 }] })
})

test('nobody pays out on a day that is still to come', async () => {
  const app = await startApp()
  await givenCancelled(app)
  const body = { refund_ids: [(await list(app)).items[0]!.id], paid_on: '2026-11-03' }

  const refused = await app.call(payOut, { body }, { as: await givenAdmin(app) })

  expect(refused).toMatchObject({ refusal: { code: 'VALIDATION_FAILED' } })
})

test('[ORD-18] many are marked as paid out at once, each told and none twice', async () => {
  const app = await startApp()
  await givenCancelled(app)
  await givenCancelled(app)
  const as = await givenAdmin(app)
  const refund_ids = (await list(app)).items.map(({ id }) => id)
  const pay = () => app.call(payOut, { body: { refund_ids } }, { as })

  const answers = (await Promise.all([pay(), pay(), pay()])).map(replyOf)

  expect(answers.reduce((sum, { total }) => sum + total, 0)).toBe(200_000)
  expect((await list(app)).items).toEqual([])
  const told = await kindsSentTo(app, 'hana@example.com')
  expect(told.filter((kind) => kind === 'REFUND_PAID_OUT')).toHaveLength(2)
  await expectBooksToBalance(app)
})

test('the bank’s workbook has those with an account, and a name cannot be a formula', async () => {
  const app = await startApp()
  const withAccount = await givenCancelled(app, '=SUM(A1:A9)')
  const { order_number: without } = await givenGuestOrder(app)
  await givenDeposit(app, without)
  const as = await givenAdmin(app)
  const refund = { params: { order_number: without }, body: { reason: '죄송해요' } }
  replyOf(await app.call(refundOrder, refund, { as }))

  const file = await app.call(exportDueRefunds, {}, { as })

  expect(file.headers['content-disposition']).toContain('refunds-2026-11-02.xlsx')
  const text = textOfWorkbook(replyOf(file) as Uint8Array)
  expect(text).toContain(withAccount)
  expect(text).toContain('1002345678901')
  expect(text).toContain("'=SUM")
  expect(text).not.toContain(without)
  const log = app.db.selectFrom('audit_log').select('action').where('action', 'like', 'refunds.%')
  expect(await log.execute()).toEqual([{ action: 'refunds.export' }])
})

test('a refund that is marked on the order’s page is gone from the list', async () => {
  const app = await startApp()
  const order_number = await givenCancelled(app)
  const as = await givenAdmin(app)
  const [refund] = (await list(app)).items
  replyOf(await app.call(payOut, { body: { refund_ids: [refund!.id] } }, { as }))

  const again = await app.call(payOut, { body: { refund_ids: [refund!.id] } }, { as })

  expect(replyOf(again)).toEqual({ paid_out: 0, total: 0 })
  const order = replyOf(await app.call(getAdminOrder, { params: { order_number } }, { as }))
  expect(order).toMatchObject({ waiting_for: 'NOTHING', refunds: [{ status: 'PAID_OUT' }] })
})

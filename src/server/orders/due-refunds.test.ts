import { expect, test } from 'vitest'
import { exportDueRefunds, listDueRefunds, payOutRefunds as payOut } from '#contract/admin-money.ts'
import { getAdminOrder, refundOrder } from '#contract/admin-orders.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { expectBooksToBalance } from '#tests/support/books.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenDeposit, givenGuestOrder, kindsSentTo } from '#tests/support/given-orders.ts'
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
  const withAccount = await givenCancelled(app, '=HYPERLINK("http://evil")')
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
  expect(text).toContain("'=HYPERLINK")
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

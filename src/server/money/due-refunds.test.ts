import { expect, test } from 'vitest'
import { exportDueRefunds, listSettlements, markRefundsSent } from '#contract/admin-money.ts'
import { listOrders, refundOrder, setRefundAccount } from '#contract/admin-orders.ts'
import { listOutbox } from '#contract/notifications.ts'
import { cancelOrder, nameRefundAccount } from '#contract/order-cancellation.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { DAY_MS, HOUR_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenBank, statementRow } from '#tests/support/given-bank.ts'
import {
  accountToRefundTo,
  givenDeposit,
  givenGuestOrder,
  kindsSentTo,
} from '#tests/support/given-orders.ts'
import { accountOf, expectLedgerToBalance } from '#tests/support/ledger.ts'
import { textOfWorkbook } from '#tests/support/workbook.ts'

async function givenCancelled(app: TestApp, holder = '김하나') {
  const { order_number, guest_token } = await givenGuestOrder(app)
  await givenDeposit(app, order_number)
  const body = {
    reason: '일정이 바뀌었어요',
    guest_token,
    refund_account: { ...accountToRefundTo, holder },
  }
  replyOf(await app.call(cancelOrder, { params: { order_number }, body }))
  return order_number
}

/** An order refunded by the studio, whose customer has not named an account. */
async function givenWithoutAccount(app: TestApp) {
  const placed = await givenGuestOrder(app)
  await givenDeposit(app, placed.order_number)
  const refund = { params: { order_number: placed.order_number }, body: { reason: '죄송해요' } }
  replyOf(await app.call(refundOrder, refund, { as: await givenAdmin(app) }))
  return placed
}

const list = (app: TestApp) => givenBank(app).dueRefunds()

const mark = async (app: TestApp, refund_ids: string[], sent_on?: string) => {
  const body = { refund_ids, ...(sent_on && { sent_on }) }
  return app.call(markRefundsSent, { body }, { as: await givenAdmin(app) })
}

test('[ORD-18] lists due refunds by deadline and marks late ones', async () => {
  const app = await startApp()
  const first = await givenCancelled(app)
  app.clock.advance(2 * DAY_MS)
  const second = await givenCancelled(app)

  expect(await list(app)).toMatchObject({
    items: [
      {
        order_number: first,
        customer_name: '김하나',
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

test('[ORD-18] adds interest to a late refund in the export, the ledger and the customer’s message', async () => {
  const app = await startApp()
  const order_number = await givenCancelled(app)
  app.clock.advance(14 * DAY_MS)
  const due = await list(app)
  expect(due).toMatchObject({
    items: [{ amount: 100_000, days_late: 11, interest: 453 }],
    total: 100_453,
    interest: 453,
    as_of: '2026-11-16',
  })
  const as = await givenAdmin(app)
  const { items } = replyOf(await app.call(listOrders, { query: { status: 'REFUNDED' } }, { as }))
  expect(items).toMatchObject([{ due_at: '2026-11-05T14:59:59.999Z' }])
  const file = textOfWorkbook(replyOf(await app.call(exportDueRefunds, {}, { as })) as Uint8Array)
  expect(file).toContain('100453')
  expect(file).toContain('453')

  app.clock.advance(DAY_MS)
  const { id } = due.items[0]!
  expect(replyOf(await mark(app, [id], due.as_of))).toEqual({ sent: 1, total: 100_453 })

  const { account } = await givenBank(app).order(order_number)
  expect(account.refunds).toMatchObject([
    { status: 'SENT', sent_at: '2026-11-16T14:59:59.999Z', interest: 453 },
  ])
  expect(await accountOf(app, 'LATE_INTEREST')).toBe(453)
  expect(await accountOf(app, 'RECEIVED')).toBe(-453)
  const later = { as: await givenAdmin(app) }
  const { items: months } = replyOf(await app.call(listSettlements, { query: {} }, later))
  expect(months).toMatchObject([{ refunds: 100_000, interest: 453 }])
  const outbox = replyOf(await app.call(listOutbox, { query: {} }, later))
  expect(outbox.items[0]?.text).toContain('지연이자 453원')
  const rows = app.db.selectFrom('audit_log').select(['subject', 'detail'])
  expect(await rows.where('action', '=', 'refund.sent').execute()).toMatchObject([
    { subject: id, detail: { order_number, amount: 100_000, interest: 453 } },
  ])
  await expectLedgerToBalance(app)
})

test('[ORD-18] counts lateness from when the customer named the account', async () => {
  const app = await startApp()
  const { order_number, guest_token } = await givenWithoutAccount(app)
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

test('refuses to record a refund as sent on a future day', async () => {
  const app = await startApp()
  await givenCancelled(app)
  const ids = (await list(app)).items.map(({ id }) => id)

  expect(await mark(app, ids, '2026-11-03')).toMatchObject({
    refusal: { code: 'VALIDATION_FAILED', detail: [{ loc: ['body', 'sent_on'] }] },
  })
  expect((await list(app)).items).toHaveLength(1)
})

test('[ORD-18] records many refunds as sent at once, and notifies each customer once', async () => {
  const app = await startApp()
  await givenCancelled(app)
  await givenCancelled(app)
  const ids = (await list(app)).items.map(({ id }) => id)

  const answers = await Promise.all([mark(app, ids), mark(app, ids), mark(app, ids)])

  const totals = answers.map((it) => replyOf(it).total)
  expect(totals.reduce((sum, total) => sum + total, 0)).toBe(200_000)
  expect((await list(app)).items).toEqual([])
  const kinds = await kindsSentTo(app, 'hana@example.com')
  expect(kinds.filter((kind) => kind === 'REFUND_SENT')).toHaveLength(2)
  await expectLedgerToBalance(app)
})

test('exports refunds with an account, and no name as a formula', async () => {
  const app = await startApp()
  const withAccount = await givenCancelled(app, '=SUM(A1:A9)')
  const { order_number: without } = await givenWithoutAccount(app)
  const as = await givenAdmin(app)

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

test('[ORD-18] lets the studio name the account of a refund until it is sent', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  const bank = givenBank(app)
  const name = async () => {
    const body = { refund_account: accountToRefundTo }
    return app.call(
      setRefundAccount,
      { params: { order_number }, body },
      { as: await givenAdmin(app) },
    )
  }
  expect(await name()).toMatchObject({ refusal: { code: 'ILLEGAL_TRANSITION' } })
  await bank.deposit(order_number, 120_000)

  replyOf(await name())

  expect((await bank.order(order_number)).account.refunds).toMatchObject([
    { amount: 20_000, account: { account_number: '1002345678901' }, lacks_account: false },
  ])
  await bank.sendDue()
  expect(await name()).toMatchObject({ refusal: { code: 'ILLEGAL_TRANSITION' } })
})

/** Cause of each due refund, in the list and in the last message that announced it. */
async function whyOf(app: TestApp) {
  const { items } = await list(app)
  const letters = app.db.selectFrom('messages').select('text').where('kind', '=', 'REFUND_AGREED')
  const [letter] = await letters.orderBy('position', 'desc').limit(1).execute()
  return {
    listed: items.map(({ amount, because }) => `${amount} ${because}`),
    isSurplus: letter?.text.includes('내실 돈보다 더 들어와서'),
  }
}

test.each(['before', 'after'])(
  'money that comes on top is no allowance, its statement imported %s one was given',
  async (when) => {
    const app = await startApp()
    const bank = givenBank(app)
    const { order_number } = await givenGuestOrder(app)
    await givenDeposit(app, order_number)
    app.clock.advance(DAY_MS)
    const received_at = app.clock.now().toISOString()
    const bring = () => bank.bring(statementRow('김하나', { amount: 90_000, received_at }))
    if (when === 'before') await bring()
    app.clock.advance(HOUR_MS)
    replyOf(await bank.give(order_number, 10_000))
    app.clock.advance(HOUR_MS)
    if (when === 'after') await bring()

    replyOf(await bank.match(await bank.idOf('김하나'), order_number))

    const listed = ['10000 ALLOWANCE', '90000 OVERPAID'].toSorted()
    const why = await whyOf(app)
    expect({ ...why, listed: why.listed.toSorted() }).toEqual({ listed, isSurplus: true })
  },
)

test('does not announce a late payment’s refund as the order’s cancellation', async () => {
  const app = await startApp()
  const bank = givenBank(app)
  const { order_number, guest_token } = await givenGuestOrder(app)
  await bank.bring(statementRow('박남편', { received_at: app.clock.now().toISOString() }))
  app.clock.advance(HOUR_MS)
  const body = { reason: '사정이 생겼어요', guest_token }
  replyOf(await app.call(cancelOrder, { params: { order_number }, body }))
  app.clock.advance(HOUR_MS)

  replyOf(await bank.match(await bank.idOf('박남편'), order_number))

  expect(await whyOf(app)).toEqual({ listed: ['100000 OVERPAID'], isSurplus: true })
})

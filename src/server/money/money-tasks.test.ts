import { expect, test } from 'vitest'
import { won } from '#domain/money/won.ts'
import { inTransaction } from '#server/platform/database.ts'
import { accountOf } from '#tests/support/ledger.ts'
import { tossMoneyDriver } from '#tests/support/toss-money-driver.ts'
import { dismissReceipt, importStatement, restoreReceipt } from './bank-statement.ts'
import { changeRefundStatus } from './change-refund-status.ts'
import { moneyTasks } from './index.ts'
import { matchReceipt } from './record-receipt.ts'
import { returnReceipt } from './return-receipt.ts'

const row = { amount: won(100_000), sender: '김하나', receivedAt: new Date('2026-11-02T01:30:20Z') }

async function givenStatement() {
  const it = await tossMoneyDriver()
  const { db, deps } = it.app
  const change = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(db, work)
  const bring = (credits = [row]) => change((tx) => importStatement(tx, credits, deps.now()))
  return {
    ...it,
    change,
    bring,
    now: deps.now,
    tasks: async () => (await moneyTasks(db, deps.now())).questions.map(({ kind }) => kind),
    receiptId: async () =>
      (await db.selectFrom('receipts').select('id').executeTakeFirstOrThrow()).id,
    booked: (account: Parameters<typeof accountOf>[1]) => accountOf(it.app, account),
  }
}

test('imports a row once from several statements, and identical rows of one statement separately', async () => {
  const { bring, tasks } = await givenStatement()
  const later = { ...row, receivedAt: new Date('2026-11-02T01:30:50Z'), sender: ' 김 하나' }

  expect(await bring()).toBe(1)
  expect(await bring([later])).toBe(0)
  expect(await bring([row, later])).toBe(1)
  expect(await tasks()).toEqual(['UNMATCHED', 'UNMATCHED'])
})

test('posts a bank receipt to the ledger once it is matched', async () => {
  const it = await givenStatement()
  await it.bring()
  const receiptId = await it.receiptId()
  expect(await it.booked('RECEIVED')).toBe(0)

  const match = () =>
    it.change((tx) =>
      matchReceipt(tx, it.events, { receiptId, orderNumber: it.orderNumber }, it.now()),
    )
  await match()
  expect(await it.booked('RECEIVED')).toBe(100_000)
  expect(await it.balance()).toMatchObject({ due: 0, credit: 0 })
  expect(await it.tasks()).toEqual([])
  await expect(match()).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' })
})

test('dismisses and restores a row, which cannot be matched meanwhile', async () => {
  const it = await givenStatement()
  await it.bring()
  const receiptId = await it.receiptId()
  const match = () =>
    it.change((tx) =>
      matchReceipt(tx, it.events, { receiptId, orderNumber: it.orderNumber }, it.now()),
    )
  await it.change((tx) => dismissReceipt(tx, receiptId, it.now()))
  expect(await it.tasks()).toEqual([])
  expect(await it.bring()).toBe(0)
  await expect(match()).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' })

  await it.change((tx) => restoreReceipt(tx, receiptId))
  expect(await it.tasks()).toEqual(['UNMATCHED'])
  await match()
  await expect(it.change((tx) => dismissReceipt(tx, receiptId, it.now()))).rejects.toMatchObject({
    code: 'ILLEGAL_TRANSITION',
  })
})

test('sends an unmatched row back by transfer, and the ledger balances', async () => {
  const it = await givenStatement()
  await it.bring()
  const receiptId = await it.receiptId()
  await it.change((tx) => returnReceipt(tx, receiptId, it.now()))
  expect(await it.tasks()).toEqual([])
  const [refund] = await it.app.db.selectFrom('refunds').selectAll().execute()
  expect(refund).toMatchObject({ paid_by: 'BANK', amount: 100_000, status: 'AGREED' })

  const sent = { refundId: refund!.id, to: 'SENT', at: it.now() } as const
  await it.change((tx) => changeRefundStatus(tx, it.events, sent))
  expect(await it.booked('RECEIVED')).toBe(0)
  expect(await it.booked('UNMATCHED')).toBe(0)
})

test('opens a task for an unconfirmed refund, a refused refund and a difference', async () => {
  const it = await givenStatement()
  await it.bring()
  const receiptId = await it.receiptId()
  await it.change((tx) =>
    matchReceipt(tx, it.events, { receiptId, orderNumber: it.orderNumber }, it.now()),
  )
  const key = it.paysAt()
  await it.hears(key)
  await it.cancels()
  it.toss.meets('cancel', { refuses: 'NOT_CANCELABLE_PAYMENT' })
  await it.sends()
  expect(await it.tasks()).toEqual(['FAILED'])

  await it.reverses(receiptId)
  it.toss.payments.byKey(key).balanceAmount = 90_000
  await it.hears(key)
  expect((await it.tasks()).toSorted()).toEqual(['DIFFERENCE', 'FAILED', 'UNCONFIRMED'])
})

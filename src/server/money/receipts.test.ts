import { expect, test } from 'vitest'
import { confirmDeposit } from '#contract/admin-orders.ts'
import { listAudit } from '#contract/audit.ts'
import { importStatement, matchExactReceipts } from '#contract/receipts.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { DAY_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenBank, statementRow as row } from '#tests/support/given-bank.ts'
import { givenGuestOrder, statusOf } from '#tests/support/given-orders.ts'
import { accountOf, expectLedgerToBalance } from '#tests/support/ledger.ts'

async function startWithBank() {
  const app = await startApp()
  return {
    app,
    ...givenBank(app),
    orderOf: async (guest_name: string) =>
      (await givenGuestOrder(app, { guest_name, guest_email: `${guest_name.length}@example.com` }))
        .order_number,
  }
}

test('[PAY-01] proposes orders for rows of a bank statement, and matches exact ones together', async () => {
  const { app, orderOf, bring, listed, matchExact } = await startWithBank()
  const hana = await orderOf('김하나')
  const duri = await orderOf('이두리')
  await bring(row('김 하나'), row('이두리', { amount: 90_000 }), row('모르는이'))

  const shown = await listed()

  const receiptOf = (sender: string) => shown.find((it) => it.sender === sender)!
  expect(receiptOf('김 하나')).toMatchObject({
    match: 'EXACT',
    candidates: [{ order_number: hana, amount_due: 100_000 }],
  })
  expect(receiptOf('이두리')).toMatchObject({
    match: 'PROBABLE',
    candidates: [{ order_number: duri }],
  })
  // 김하나's order is proposed for no other receipt than its own.
  expect(receiptOf('모르는이')).toMatchObject({
    match: 'NONE',
    candidates: [{ order_number: duri }],
  })
  const { matched, left } = await matchExact(shown.map(({ id }) => id))
  expect(matched).toEqual([{ id: receiptOf('김 하나').id, order_number: hana }])
  expect(left).toHaveLength(2)
  expect(await statusOf(app, hana)).toBe('PAYMENT_COMPLETED')
  expect(await statusOf(app, duri)).toBe('PAYMENT_PENDING')
  expect(await listed('DECIDED')).toMatchObject([{ state: 'MATCHED', order_number: hana }])
  await expectLedgerToBalance(app)
})

test('[PAY-01] imports and matches a row once, even in concurrent imports', async () => {
  const { app, orderOf, bring, listed, match, matchExact } = await startWithBank()
  const hana = await orderOf('김하나')
  const [first, second] = await Promise.all([bring(row('김하나')), bring(row('김하나'))])
  expect([first.added, second.added].sort()).toEqual([0, 1])
  const [open] = await listed()

  const answers = await Promise.all([matchExact([open!.id]), matchExact([open!.id])])

  expect(answers.flatMap(({ matched }) => matched)).toHaveLength(1)
  expect((await match(open!.id, hana)).status).toBe(409)
  expect(await accountOf(app, 'RECEIVED', hana)).toBe(100_000)
  await expectLedgerToBalance(app)
})

test('[PAY-01] imports identical rows of one statement as separate receipts', async () => {
  const { bring, listed } = await startWithBank()
  const later = row(' 김 하나', { received_at: '2026-11-01T05:30:40.000Z' })

  expect(await bring(row('김하나'))).toEqual({ added: 1, known: 0 })
  expect(await bring(row('김하나'), later)).toEqual({ added: 1, known: 1 })
  expect(await listed()).toHaveLength(2)
})

test('[PAY-01] refuses an import with a name that is too long, naming its row', async () => {
  const { app, listed, bring } = await startWithBank()
  const body = { rows: [row('김하나'), row('가'.repeat(51))] }

  const refused = await app.call(importStatement, { body }, { as: await givenAdmin(app) })

  expect(refused).toMatchObject({ ok: false, status: 422 })
  expect(JSON.stringify(refused)).toMatch(/"rows","?1"?,"sender"/)
  expect(await listed()).toEqual([])
  expect(await bring(row('가'.repeat(50)))).toEqual({ added: 1, known: 0 })
})

test('leaves the second of two receipts for one order to the owner, and refunds it when matched', async () => {
  const { app, orderOf, bring, listed, match, matchExact } = await startWithBank()
  const hana = await orderOf('김하나')
  await bring(row('김하나'), row('김하나', { received_at: '2026-11-02T05:30:00.000Z' }))
  const ids = (await listed()).map(({ id }) => id)

  const { matched, left } = await matchExact(ids)

  expect([matched.length, left.length]).toEqual([1, 1])
  expect(await accountOf(app, 'RECEIVED', hana)).toBe(100_000)
  expect(replyOf(await match(left[0]!, hana))).toMatchObject({
    status: 'PAYMENT_COMPLETED',
    amount_due: 0,
    refund_amount: 100_000,
  })
  await expectLedgerToBalance(app)
})

test('matches one of two receipts for one order in concurrent calls', async () => {
  const { app, orderOf, bring, listed, matchExact } = await startWithBank()
  const hana = await orderOf('김하나')
  await bring(row('김하나'), row('김하나', { received_at: '2026-11-02T05:30:00.000Z' }))
  const ids = (await listed()).map(({ id }) => id)

  const answers = await Promise.all(ids.map((id) => matchExact([id])))

  expect(answers.flatMap(({ matched }) => matched)).toHaveLength(1)
  expect(await accountOf(app, 'RECEIVED', hana)).toBe(100_000)
})

test('[PAY-01] opens a task for an unmatched receipt until it is matched', async () => {
  const { app, orderOf, bring, idOf, match, questions, listed } = await startWithBank()
  await bring(row('ㅎㄴ'))
  const id = await idOf('ㅎㄴ')
  expect(await questions()).toMatchObject([
    { kind: 'UNMATCHED', receipt_id: id, amount: 100_000, sender: 'ㅎㄴ' },
  ])
  expect(await accountOf(app, 'RECEIVED')).toBe(0)

  const hana = await orderOf('김하나')
  expect(replyOf(await match(id, hana))).toMatchObject({ status: 'PAYMENT_COMPLETED' })

  expect([await questions(), await listed()]).toEqual([[], []])
  expect(await accountOf(app, 'RECEIVED', hana)).toBe(100_000)
  const query = { query: { subject: id } }
  const log = replyOf(await app.call(listAudit, query, { as: await givenAdmin(app) }))
  expect(log.items).toMatchObject([{ action: 'receipt.match', detail: { order_number: hana } }])
  expect(JSON.stringify(log.items)).not.toContain('ㅎㄴ')
  await expectLedgerToBalance(app)
})

test('[PAY-01] sends an unmatched receipt back as a due refund of no order, once', async () => {
  const bank = await startWithBank()
  const { app, orderOf, bring, idOf, returnReceipt, dueRefunds, sendDue, questions } = bank
  await bring(row('모르는이'))
  const id = await idOf('모르는이')

  expect((await returnReceipt(id)).status).toBe(204)

  expect(await questions()).toEqual([])
  expect((await dueRefunds()).items).toMatchObject([
    { order_number: null, customer_name: null, sender: '모르는이', amount: 100_000, interest: 0 },
  ])
  expect(await accountOf(app, 'UNMATCHED')).toBe(-100_000)
  await expectLedgerToBalance(app)
  const hana = await orderOf('김하나')
  for (const again of [bank.match(id, hana), returnReceipt(id), bank.dismiss(id)]) {
    expect((await again).status).toBe(409)
  }
  expect(await sendDue()).toEqual({ sent: 1, total: 100_000 })
  expect(await bank.listed('DECIDED')).toMatchObject([{ id, state: 'RETURNING' }])
  expect([await accountOf(app, 'UNMATCHED'), await accountOf(app, 'RECEIVED')]).toEqual([0, 0])
  await expectLedgerToBalance(app)
})

test('[O-01] dismisses a receipt without a ledger entry, and restores it', async () => {
  const { app, bring, idOf, dismiss, restore, listed, questions, orderOf, match } =
    await startWithBank()
  await bring(row('이자', { amount: 120 }), row('전자금융'))
  const id = await idOf('이자')

  expect((await dismiss(id)).status).toBe(204)

  expect((await listed()).map(({ sender }) => sender)).toEqual(['전자금융'])
  expect(await questions()).toHaveLength(1)
  expect(await bring(row('이자', { amount: 120 }))).toEqual({ added: 0, known: 1 })
  const hana = await orderOf('김하나')
  expect([(await dismiss(id)).status, (await match(id, hana)).status]).toEqual([409, 409])
  expect(await accountOf(app, 'RECEIVED')).toBe(0)

  expect((await restore(id)).status).toBe(204)
  expect((await restore(id)).status).toBe(409)
  expect(await listed()).toHaveLength(2)
  replyOf(await match(id, hana))
  expect((await dismiss(id)).status).toBe(409)
  await expectLedgerToBalance(app)
})

test('[O-01] undoes the undecided rows of the last import alone, and restores them', async () => {
  const {
    app,
    orderOf,
    bring,
    idOf,
    match,
    returnReceipt,
    dismiss,
    listed,
    lastImport,
    undoImport,
  } = await startWithBank()
  expect(await lastImport()).toBeNull()
  const hana = await orderOf('김하나')
  await bring(row('어제 온 이'))
  app.clock.advance(MINUTE_MS)
  await bring(...['김하나', '모르는이', '전자금융', '스마트출금', '이자'].map((it) => row(it)))
  replyOf(await match(await idOf('김하나'), hana))
  await returnReceipt(await idOf('모르는이'))
  await dismiss(await idOf('이자'))
  const last = await lastImport()
  expect(last).toMatchObject({ rows: 5, open: 2, dismissed: 1 })
  const senders = async () => (await listed()).map(({ sender }) => sender).sort()

  app.clock.advance(DAY_MS)
  expect(await undoImport(last!.imported_at)).toEqual({ changed: 2 })

  expect(await senders()).toEqual(['어제 온 이'])
  expect(await undoImport(last!.imported_at)).toEqual({ changed: 0 })
  expect(await accountOf(app, 'RECEIVED', hana)).toBe(100_000)
  expect(await undoImport(last!.imported_at, true)).toEqual({ changed: 3 })
  expect(await senders()).toEqual(['스마트출금', '어제 온 이', '이자', '전자금융'])
  await expectLedgerToBalance(app)
})

test('[O-01] either dismisses or matches a receipt in concurrent calls', async () => {
  const { app, orderOf, bring, idOf, dismiss, match } = await startWithBank()
  const hana = await orderOf('김하나')
  await bring(row('김하나'))
  const id = await idOf('김하나')

  const [dismissed, matched] = await Promise.all([dismiss(id), match(id, hana)])

  expect(dismissed.ok).not.toBe(matched.ok)
  expect(await accountOf(app, 'RECEIVED', hana)).toBe(matched.ok ? 100_000 : 0)
  await expectLedgerToBalance(app)
})

test('closes the task of an unmatched receipt that its bank reverses', async () => {
  const { app, orderOf, bring, idOf, reverse, match, questions, listed } = await startWithBank()
  await bring(row('모르는이'))
  const id = await idOf('모르는이')

  expect(replyOf(await reverse(id))).toEqual({ order_number: null, amount_due: 0 })

  expect(await questions()).toEqual([])
  expect(await listed('DECIDED')).toMatchObject([{ id, state: 'REVERSED' }])
  expect((await match(id, await orderOf('김하나'))).status).toBe(409)
  await expectLedgerToBalance(app)
})

test.each([
  ['SENT', -100_000],
  ['NOT_SENT', 0],
] as const)(
  '[PAY-01] asks whether the transfer was made when a receipt is reversed while being sent back: %s',
  async (answer, held) => {
    const { app, bring, idOf, returnReceipt, reverse, dueRefunds, questions, ...bank } =
      await startWithBank()
    await bring(row('모르는이'))
    const id = await idOf('모르는이')
    await returnReceipt(id)

    replyOf(await reverse(id))

    expect((await dueRefunds()).items).toEqual([])
    const [question, ...others] = await questions()
    expect([question?.kind, others]).toEqual(['UNCONFIRMED', []])
    await expectLedgerToBalance(app)
    const refundId = question?.kind === 'UNCONFIRMED' ? question.refund_id : ''
    replyOf(await bank.answer(refundId, answer))
    expect(await questions()).toEqual([])
    expect(await accountOf(app, 'RECEIVED')).toBe(held)
    await expectLedgerToBalance(app)
  },
)

test('[PAY-01] counts one receipt when a deposit is confirmed and matched at once', async () => {
  const { app, orderOf, bring, idOf, order } = await startWithBank()
  const as = await givenAdmin(app)
  for (const name of ['김가가', '김나나나', '김다다다다', '김라라라라라']) {
    const order_number = await orderOf(name)
    await bring(row(name))
    const body = { ids: [await idOf(name)] }
    const confirmed = { params: { order_number }, body: { amount: 100_000 } }

    const answers = await Promise.all([
      app.call(matchExactReceipts, { body }, { as }),
      app.call(confirmDeposit, confirmed, { as }),
    ])

    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect((await order(order_number)).account.receipts).toHaveLength(1)
  }
  await expectLedgerToBalance(app)
})

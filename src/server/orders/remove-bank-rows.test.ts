import { expect, test } from 'vitest'
import { listAudit } from '#contract/audit.ts'
import {
  confirmBankRow,
  listBankRows,
  readLastBankImport,
  removeBankImport,
  removeBankRow,
  setBankRow,
  takeBankRows,
} from '#contract/bank-rows.ts'
import { listPaymentTasks } from '#contract/payment-tasks.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { accountOf, expectBooksToBalance } from '#tests/support/books.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenGuestOrder } from '#tests/support/given-orders.ts'

async function startWithBank() {
  const app = await startApp()
  const as = await givenAdmin(app)
  const rowsOf = (depositors: readonly string[]) =>
    depositors.map((depositor) => ({
      amount: 100_000,
      depositor,
      received_at: '2026-11-01T05:30:00.000Z',
    }))
  return {
    app,
    as,
    take: async (...depositors: string[]) => {
      app.clock.advance(MINUTE_MS)
      return replyOf(await app.call(takeBankRows, { body: { rows: rowsOf(depositors) } }, { as }))
    },
    idOf: async (depositor: string) => {
      const { items } = replyOf(await app.call(listBankRows, {}, { as }))
      return items.find((row) => row.depositor === depositor)!.id
    },
    waiting: async () => {
      const { items } = replyOf(await app.call(listBankRows, {}, { as }))
      return items.map(({ depositor }) => depositor).sort()
    },
    remove: (id: string) => app.call(removeBankRow, { params: { id } }, { as }),
    set: async (id: string, state: 'UNKNOWN' | 'RETURNED' | 'IGNORED') =>
      replyOf(await app.call(setBankRow, { params: { id }, body: { state } }, { as })),
    confirm: (id: string, order_number: string) =>
      app.call(confirmBankRow, { params: { id }, body: { order_number } }, { as }),
    lastImport: async () => replyOf(await app.call(readLastBankImport, {}, { as })).last_import,
  }
}

test('[O-01] a row imported by mistake is removed, the log says so without a name, and the file brings it back', async () => {
  const { app, as, take, idOf, waiting, remove } = await startWithBank()
  await take('전자금융', '김하나')
  const id = await idOf('전자금융')

  expect((await remove(id)).status).toBe(204)

  expect(await waiting()).toEqual(['김하나'])
  expect((await remove(id)).status).toBe(404)
  const { items } = replyOf(await app.call(listAudit, { query: { subject: id } }, { as }))
  expect(items).toMatchObject([{ action: 'bank-row.remove', detail: { amount: 100_000 } }])
  expect(JSON.stringify(items)).not.toContain('전자금융')
  expect(await take('전자금융', '김하나')).toEqual({ added: 1, known: 1 })
})

test('[O-01] a matched row and one whose money was sent back stay', async () => {
  const { app, take, idOf, remove, set, confirm } = await startWithBank()
  const { order_number } = await givenGuestOrder(app, { guest_name: '김하나' })
  await take('김하나', '모르는이')
  const matched = await idOf('김하나')
  const returned = await idOf('모르는이')
  replyOf(await confirm(matched, order_number))
  await set(returned, 'UNKNOWN')
  await set(returned, 'RETURNED')

  for (const id of [matched, returned]) {
    expect((await remove(id)).status).toBe(409)
  }
  await expectBooksToBalance(app)
})

test('[O-01] removing a row of an unknown sender takes its money out of the ledger and its task away', async () => {
  const { app, as, take, idOf, remove, set } = await startWithBank()
  await take('전자금융')
  const id = await idOf('전자금융')
  await set(id, 'UNKNOWN')
  expect(await accountOf(app, 'CUSTOMER_CREDIT')).toBe(-100_000)

  expect((await remove(id)).status).toBe(204)

  expect(await accountOf(app, 'CUSTOMER_CREDIT')).toBe(0)
  expect(await accountOf(app, 'RECEIVED')).toBe(0)
  expect(replyOf(await app.call(listPaymentTasks, {}, { as })).items).toEqual([])
  await expectBooksToBalance(app)
})

test('[O-01] the last import is removed as a whole but for what was matched, and earlier ones stay', async () => {
  const { app, as, take, idOf, waiting, set, confirm, lastImport } = await startWithBank()
  expect(await lastImport()).toBeNull()
  const { order_number } = await givenGuestOrder(app, { guest_name: '김하나' })
  await take('어제 온 이')
  await take('김하나', '전자금융', '스마트출금', '이자')
  replyOf(await confirm(await idOf('김하나'), order_number))
  await set(await idOf('전자금융'), 'UNKNOWN')
  await set(await idOf('이자'), 'IGNORED')
  const last = await lastImport()
  expect(last).toMatchObject({ rows: 4, removable: 3 })

  const body = { imported_at: last!.imported_at }
  expect(replyOf(await app.call(removeBankImport, { body }, { as }))).toEqual({
    removed: 3,
    left: 1,
  })

  expect(await waiting()).toEqual(['어제 온 이'])
  expect(await lastImport()).toMatchObject({ rows: 1, removable: 0 })
  expect(replyOf(await app.call(removeBankImport, { body }, { as })).removed).toBe(0)
  expect(await accountOf(app, 'RECEIVED', order_number)).toBe(100_000)
  await expectBooksToBalance(app)
})

test('[O-01] of removing and matching a row at once one happens', async () => {
  const { app, take, idOf, remove, confirm } = await startWithBank()
  const { order_number } = await givenGuestOrder(app, { guest_name: '김하나' })
  await take('김하나')
  const id = await idOf('김하나')

  const [removed, matched] = await Promise.all([remove(id), confirm(id, order_number)])

  expect(removed.ok).not.toBe(matched.ok)
  expect(await accountOf(app, 'RECEIVED', order_number)).toBe(matched.ok ? 100_000 : 0)
  await expectBooksToBalance(app)
})

import { writeOff } from '#contract/admin-orders.ts'
import {
  dismissReceipt,
  importStatement,
  matchExactReceipts,
  matchReceipt,
  restoreReceipt,
  reverseReceipt,
  sendReceiptBack,
  undoImport,
} from '#contract/receipts.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import type { Command } from './command.ts'
import { failureScenarios } from './failure-scenarios.ts'
import type { World } from './world.ts'

/** Writes off the amount due of every order; the server may refuse. */
const writeOffAmountsDue: Command = async ({ app, people }) => {
  for (const { number, amount_due: amount } of await ordersWithAmountDue(app)) {
    const body = { amount, reason: '연락이 닿지 않아요' }
    const params = { order_number: number }
    await app.call(writeOff, { params, body }, { as: people.admin })
  }
  return undefined
}

/** Imports a row of a random amount or the amount due, and matches it automatically or with the order. */
const importRows: Command = async ({ app, people }, { number }, { amount, nth }) => {
  const as = { as: people.admin }
  const order = (await ordersWithAmountDue(app)).find((it) => it.number === number)
  const came = nth % 3 === 0 ? amount : (order?.amount_due ?? amount)
  const received_at = app.clock.now().toISOString()
  const rows = [{ amount: came, sender: '김하나', received_at }]
  await app.call(importStatement, { body: { rows } }, as)
  const ids = await openReceipts(app)
  if (ids.length === 0) return undefined
  await app.call(matchExactReceipts, { body: { ids } }, as)
  if (nth % 2) return undefined
  return app.call(matchReceipt, { params: { id: ids[0]! }, body: { order_number: number } }, as)
}

/** Commands about the studio’s bank account: imports, matching and reversals. */
export const bankCommands = {
  'writes off the amount due': writeOffAmountsDue,
  'imports a statement row': importRows,
  'decides about an unmatched receipt': async ({ app, people }, _customerOrder, { nth }) => {
    const [id] = await openReceipts(app)
    const calls = [dismissReceipt, sendReceiptBack, restoreReceipt] as const
    const call = calls[nth % calls.length]!
    return id ? app.call(call, { params: { id } }, { as: people.admin }) : undefined
  },
  'undoes or restores an import': async ({ app, people }, _customerOrder, { nth }) => {
    const row = await app.db
      .selectFrom('receipts')
      .select('recorded_at')
      .where('external_reference', 'like', 'statement:%')
      .orderBy('recorded_at', 'desc')
      .executeTakeFirst()
    if (!row) return undefined
    const body = { imported_at: row.recorded_at.toISOString(), restore: nth % 2 === 0 }
    return app.call(undoImport, { body }, { as: people.admin })
  },
  'marks a transfer as reversed': async ({ app, people }, { number }, { nth }) => {
    const transfers = await app.db
      .selectFrom('receipts')
      .select('id')
      .where('order_number', '=', number)
      .where('source', '=', 'BANK')
      .orderBy('position')
      .execute()
    const one = transfers[nth % Math.max(1, transfers.length)]
    if (!one) return undefined
    return app.call(reverseReceipt, { params: { id: one.id }, body: {} }, { as: people.admin })
  },
  /** Random commands rarely lead here. */
  'pays an amount due that was partly written off': async (world, customerOrder, chance) => {
    const before = 'refunds a part of a deposit by transfer, then its bank reverses it'
    const { nth } = chance
    await failureScenarios[before](world, customerOrder, { ...chance, nth: 1 })
    if (nth % 2) await writeOffAmountsDue(world, customerOrder, chance)
    world.clock.advance(MINUTE_MS)
    await importRows(world, customerOrder, { ...chance, nth: nth >> 1 })
    world.clock.advance(MINUTE_MS)
    if (nth % 5 === 0) await writeOffAmountsDue(world, customerOrder, chance)
    return importRows(world, customerOrder, { ...chance, nth: nth >> 2 })
  },
} as const satisfies Record<string, Command>

const ordersWithAmountDue = ({ db }: World['app']) =>
  db.selectFrom('orders').select(['number', 'amount_due']).where('amount_due', '>', 0).execute()

const openReceipts = async ({ db }: World['app']) => {
  const open = db
    .selectFrom('receipts')
    .select('id')
    .where('order_number', 'is', null)
    .orderBy('position', 'desc')
    .limit(5)
  return (await open.execute()).map(({ id }) => id)
}

import { createHash } from 'node:crypto'
import { MINUTE_MS } from '#domain/calendar/seoul-day.ts'
import type { Won } from '#domain/money/won.ts'
import { normalizeName } from '#domain/payments/match-deposit.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { FROM_STATEMENT, findEnteredReceipt, lockBankMovements } from './duplicate-receipts.ts'
import { insertReceipt, lockReceipt, updateReceipt } from './store.ts'
import { isUndecided, refuseUnlessUndecided } from './undecided.ts'

/** A deposit on the studio's bank account, as its statement lists it. */
interface Credit {
  readonly amount: Won
  readonly sender: string
  readonly receivedAt: Date
}

/**
 * Imports rows of a bank statement as unmatched receipts; returns how many are new. A row counts
 * once in however many statements it appears; identical rows within one statement count separately.
 * A deposit that the owner entered by hand before is recognized.
 */
export async function importStatement(
  tx: Db,
  credits: readonly Credit[],
  at: Date,
): Promise<number> {
  await lockBankMovements(tx)
  const counts = new Map<string, number>()
  let added = 0
  for (const { amount, sender, receivedAt } of credits) {
    const minute = Math.floor(receivedAt.getTime() / MINUTE_MS)
    const identity = [amount, normalizeName(sender), minute].join(' ')
    const count = (counts.get(identity) ?? 0) + 1
    counts.set(identity, count)
    const reference = `${FROM_STATEMENT}${hashOf(`${identity} ${count}`)}`
    if (await isEntered(tx, { amount, sender, receivedAt }, reference)) continue
    const receipt = await insertReceipt(tx, {
      source: 'BANK',
      provider: 'bank_transfer',
      method: 'bank_transfer',
      external_reference: reference,
      amount,
      sender,
      received_at: receivedAt,
      recorded_at: at,
    })
    if (receipt) added += 1
  }
  return added
}

/**
 * Whether the row is known. Gives a deposit that the owner entered by hand the reference of its
 * row.
 */
async function isEntered(tx: Db, { amount, sender, receivedAt }: Credit, reference: string) {
  const known = await tx
    .selectFrom('receipts')
    .select('id')
    .where('provider', '=', 'bank_transfer')
    .where('external_reference', '=', reference)
    .executeTakeFirst()
  if (known) return true
  const entered = await findEnteredReceipt(tx, { amount, names: [sender], at: receivedAt })
  if (entered) await updateReceipt(tx, entered.id, { external_reference: reference })
  return entered !== undefined
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Marks a receipt as not being a customer's money. Refuses NOT_FOUND, ILLEGAL_TRANSITION. */
export async function dismissReceipt(tx: Db, receiptId: string, at: Date): Promise<void> {
  const receipt = await lockReceipt(tx, receiptId)
  if (receipt.source !== 'BANK') refuse('ILLEGAL_TRANSITION')
  await refuseUnlessUndecided(tx, receipt)
  await updateReceipt(tx, receiptId, { dismissed_at: at })
}

/** Restores a dismissed receipt. Refuses NOT_FOUND, ILLEGAL_TRANSITION. */
export async function restoreReceipt(tx: Db, receiptId: string): Promise<void> {
  const { dismissed_at } = await lockReceipt(tx, receiptId)
  if (!dismissed_at) refuse('ILLEGAL_TRANSITION')
  await updateReceipt(tx, receiptId, { dismissed_at: null })
}

const receiptsOfImport = (db: Db, importedAt: Date) =>
  db
    .selectFrom('receipts')
    .where('recorded_at', '=', importedAt)
    .where('external_reference', 'like', `${FROM_STATEMENT}%`)

/** Returns the newest import, its number of rows, and how many are undecided or dismissed. */
export async function readLastImport(db: Db) {
  const last = await db
    .selectFrom('receipts')
    .select('recorded_at')
    .where('external_reference', 'like', `${FROM_STATEMENT}%`)
    .orderBy('recorded_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return null
  const counts = await receiptsOfImport(db, last.recorded_at)
    .select((eb) => [
      eb.fn.countAll<number>().as('rows'),
      eb.fn.countAll<number>().filterWhere(isUndecided).as('open'),
      eb.fn.count<number>('dismissed_at').as('dismissed'),
    ])
    .executeTakeFirstOrThrow()
  return { importedAt: last.recorded_at, ...counts }
}

/**
 * Dismisses every undecided row of one import, or restores its dismissed ones; returns how many.
 */
export async function undoImport(
  tx: Db,
  { importedAt, restore }: { readonly importedAt: Date; readonly restore: boolean },
  at: Date,
): Promise<number> {
  const rows = await receiptsOfImport(tx, importedAt)
    .select('id')
    .where((eb) => (restore ? eb('dismissed_at', 'is not', null) : isUndecided(eb)))
    .forUpdate()
    .execute()
  if (rows.length === 0) return 0
  const { numUpdatedRows } = await tx
    .updateTable('receipts')
    .set({ dismissed_at: restore ? null : at })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

import { createHash } from 'node:crypto'
import { MINUTE_MS } from '#domain/calendar/seoul-day.ts'
import type { Won } from '#domain/money/won.ts'
import { normalizeName } from '#domain/payments/match-deposit.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { FROM_STATEMENT, findEnteredReceipt, lockBankMovements } from './duplicate-receipts.ts'
import { insertReceipt, lockReceipt, updateReceipt } from './store.ts'
import { isUndecided, refuseUnlessUndecided } from './undecided.ts'

/** Money that came to the studio's own account, as its bank tells of it. */
interface Credit {
  readonly amount: Won
  readonly sender: string
  readonly receivedAt: Date
}

/**
 * Records rows of a bank statement as receipts of no order; returns how many are new. A row is the same
 * in every statement that has it; rows that are alike within one statement are as many as they are. A
 * deposit that the owner typed in before is its row, and is known.
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
    const alike = [amount, normalizeName(sender), minute].join(' ')
    const count = (counts.get(alike) ?? 0) + 1
    counts.set(alike, count)
    const reference = `${FROM_STATEMENT}${hashOf(`${alike} ${count}`)}`
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

/** Gives a deposit that the owner typed in the reference of its row, unless the row is known. */
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

/** Takes a receipt off the list: it is no customer's money. Refuses NOT_FOUND, ILLEGAL_TRANSITION. */
export async function dismissReceipt(tx: Db, receiptId: string, at: Date): Promise<void> {
  const receipt = await lockReceipt(tx, receiptId)
  if (receipt.source !== 'BANK') refuse('ILLEGAL_TRANSITION')
  await refuseUnlessUndecided(tx, receipt)
  await updateReceipt(tx, receiptId, { dismissed_at: at })
}

/** Brings a dismissed receipt back. Refuses NOT_FOUND, ILLEGAL_TRANSITION. */
export async function restoreReceipt(tx: Db, receiptId: string): Promise<void> {
  const { dismissed_at } = await lockReceipt(tx, receiptId)
  if (!dismissed_at) refuse('ILLEGAL_TRANSITION')
  await updateReceipt(tx, receiptId, { dismissed_at: null })
}

const ofImport = (db: Db, importedAt: Date) =>
  db
    .selectFrom('receipts')
    .where('recorded_at', '=', importedAt)
    .where('external_reference', 'like', `${FROM_STATEMENT}%`)

/** The newest import, how many rows it has and how many of them are undecided or dismissed. */
export async function readLastImport(db: Db) {
  const last = await db
    .selectFrom('receipts')
    .select('recorded_at')
    .where('external_reference', 'like', `${FROM_STATEMENT}%`)
    .orderBy('recorded_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return null
  const counts = await ofImport(db, last.recorded_at)
    .select((it) => [
      it.fn.countAll<number>().as('rows'),
      it.fn.countAll<number>().filterWhere(isUndecided).as('open'),
      it.fn.count<number>('dismissed_at').as('dismissed'),
    ])
    .executeTakeFirstOrThrow()
  return { importedAt: last.recorded_at, ...counts }
}

/** Dismisses every undecided row of one import, or restores its dismissed ones; returns how many. */
export async function undoImport(
  tx: Db,
  { importedAt, restore }: { readonly importedAt: Date; readonly restore: boolean },
  at: Date,
): Promise<number> {
  const rows = await ofImport(tx, importedAt)
    .select('id')
    .where((it) => (restore ? it('dismissed_at', 'is not', null) : isUndecided(it)))
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

import { sql } from 'kysely'
import { addDays } from '#domain/calendar/seoul-day.ts'
import { normalizeName } from '#domain/payments/match-deposit.ts'
import type { Db } from '#server/platform/database.ts'
import { lockReceipt } from './store.ts'
import { isUndecided } from './undecided.ts'

/** Prefixes of a bank receipt's reference: entered by the owner, or imported from a statement. */
export const ENTERED = 'entered:'
export const FROM_STATEMENT = 'statement:'

/**
 * Days after its arrival within which an owner enters a deposit. Statements may give only the day.
 */
const ENTERED_WITHIN_DAYS = 14
const EARLIER_DAYS = 1

interface BankMovement {
  readonly amount: number
  /** Possible names of the sender. */
  readonly names: readonly string[]
  readonly at: Date
}

/**
 * Serializes entering deposits and importing statements until the transaction ends: two at once
 * would not see each other's receipts.
 */
export async function lockBankMovements(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('bank movements'))`.execute(tx)
}

const isNamed = (names: readonly (string | null)[], others: readonly string[]): boolean => {
  const own = names.flatMap((name) => (name ? [normalizeName(name)] : []))
  return others.some((name) => own.includes(normalizeName(name)))
}

/**
 * Finds the receipt that the owner entered for this row of a statement: same amount, about the same
 * day, same name. The owner confirms a deposit at the order and imports the statement later.
 */
export async function findEnteredReceipt(tx: Db, { amount, names, at }: BankMovement) {
  const rows = await tx
    .selectFrom('receipts')
    .innerJoin('orders', 'orders.number', 'receipts.order_number')
    .select(['receipts.id', 'sender', 'contact_name', 'depositor_name'])
    .where(sql<boolean>`starts_with(external_reference, ${ENTERED})`)
    .where('amount', '=', amount)
    .where('reversed_at', 'is', null)
    .where('received_at', '>=', addDays(at, -EARLIER_DAYS))
    .where('received_at', '<=', addDays(at, ENTERED_WITHIN_DAYS))
    .orderBy('position')
    .execute()
  return rows.find((it) =>
    isNamed(it.sender ? [it.sender] : [it.contact_name, it.depositor_name], names),
  )
}

/**
 * Finds and locks the undecided statement row for a deposit that the owner enters now; returns its
 * id. Skips a row that somebody decides about meanwhile.
 */
export async function lockImportedReceipt(
  tx: Db,
  movement: BankMovement,
): Promise<string | undefined> {
  const found = await findImportedReceipt(tx, movement)
  if (!found) return undefined
  await lockReceipt(tx, found.id)
  const isStill = (await findImportedReceipt(tx, movement))?.id === found.id
  return isStill ? found.id : lockImportedReceipt(tx, movement)
}

async function findImportedReceipt(tx: Db, { amount, names, at }: BankMovement) {
  const rows = await tx
    .selectFrom('receipts')
    .select(['id', 'sender'])
    .where(isUndecided)
    .where('source', '=', 'BANK')
    .where('amount', '=', amount)
    .where('received_at', '>=', addDays(at, -ENTERED_WITHIN_DAYS))
    .orderBy('received_at')
    .execute()
  return rows.find(({ sender }) => isNamed([sender], names))
}

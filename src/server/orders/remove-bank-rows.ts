import type {
  removeBankRow as removing,
  removeBankImport as removingImport,
} from '#contract/bank-rows.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { won } from '#domain/money/won.ts'
import { mayBeRemoved } from '#domain/payments/bank-row-states.ts'
import type { Deps } from '#server/deps.ts'
import { settleUnknownDeposit } from '#server/payments/index.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import {
  type BankRow,
  deleteBankRows,
  lockBankImport,
  lockBankRow,
  statesOfLastImport,
} from './bank-rows-store.ts'

type Clocked = Pick<Deps, 'db' | 'now'>

interface By {
  readonly admin: Member
  readonly context: RequestContext
}

/**
 * Removes a row that was imported by mistake. Importing the same file brings it back.
 *
 * Refuses NOT_FOUND; ILLEGAL_TRANSITION: it was matched, or its money was sent back.
 * Source: docs/rules.md M-14.
 */
export function removeBankRow(
  { db, now }: Clocked,
  { admin, context }: By,
  { params }: ParsedOf<typeof removing>,
) {
  const at = now()
  return inTransaction(db, async (tx) => {
    const row = (await lockBankRow(tx, params.id)) ?? refuse('NOT_FOUND')
    if (!mayBeRemoved(row.state)) refuse('ILLEGAL_TRANSITION')
    await remove(tx, [row], at)
    await audit(tx, admin, context, {
      action: 'bank-row.remove',
      subject: row.id,
      detail: { amount: row.amount },
      at,
    })
    return undefined
  })
}

/** Removes all rows of an import but those that were matched or whose money was sent back. */
export function removeBankImport(
  { db, now }: Clocked,
  { admin, context }: By,
  { imported_at }: ParsedOf<typeof removingImport>['body'],
) {
  const at = now()
  return inTransaction(db, async (tx) => {
    const rows = await lockBankImport(tx, imported_at)
    const removable = rows.filter(({ state }) => mayBeRemoved(state))
    const detail = { removed: removable.length, left: rows.length - removable.length }
    await remove(tx, removable, at)
    await audit(tx, admin, context, {
      action: 'bank-row.remove',
      subject: 'bank-rows',
      detail,
      at,
    })
    return detail
  })
}

/** The newest import of which a row is left. */
export async function readLastBankImport({ db }: Pick<Deps, 'db'>) {
  const rows = await statesOfLastImport(db)
  return {
    last_import: rows[0]
      ? {
          imported_at: rows[0].brought_at.toISOString(),
          rows: rows.length,
          removable: rows.filter(({ state }) => mayBeRemoved(state)).length,
        }
      : null,
  }
}

/** Money that stood in the ledger as an unknown customer's leaves it with its row. */
async function remove(tx: Db, rows: readonly BankRow[], at: Date) {
  for (const { id, amount } of rows.filter(({ state }) => state === 'UNKNOWN')) {
    await settleUnknownDeposit(tx, { id, amount: won(amount) }, 'REMOVED', at)
  }
  await deleteBankRows(
    tx,
    rows.map(({ id }) => id),
  )
}

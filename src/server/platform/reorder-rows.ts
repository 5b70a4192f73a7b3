import type { AuditAction } from '#contract/audit.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from './audit.ts'
import type { Member } from './caller.ts'
import type { RequestContext } from './context.ts'
import { type Db, inTransaction } from './database.ts'
import { refuse } from './refusal.ts'
import { required } from './required.ts'

/** A table whose rows the owner orders. */
interface Ordered {
  readonly table: string
  readonly action: AuditAction
  /** Reads all row IDs in order and locks the order for this transaction. */
  lockOrder(tx: Db): Promise<string[]>
  /** Stores the positions of the rows as listed. */
  setOrder(tx: Db, ids: readonly string[]): Promise<unknown>
}

interface NewOrder {
  readonly ids: readonly string[]
  /** The order of `ids` that the administrator saw before the change. */
  readonly base_ids?: readonly string[] | undefined
}

/**
 * Reorders the listed rows within the positions that they occupy; other rows keep theirs.
 *
 * Refuses EDIT_CONFLICT with the current order if somebody moved or removed a listed row since, and
 * NOT_FOUND for an unknown row.
 */
export function reorderRows(
  { table, action, lockOrder, setOrder }: Ordered,
  { db, now }: Pick<Deps, 'db' | 'now'>,
  admin: Member,
  context: RequestContext,
  { ids, base_ids: base }: NewOrder,
): Promise<{ ids: string[] }> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const all = await lockOrder(tx)
    const moved = new Set(ids)
    const before = all.filter((id) => moved.has(id))
    if (base && before.join() !== base.join()) refuse('EDIT_CONFLICT', { current: { ids: before } })
    if (before.length !== ids.length) refuse('NOT_FOUND')

    const next = [...ids]
    await setOrder(
      tx,
      all.map((id) => (moved.has(id) ? required(next.shift(), 'row of the new order') : id)),
    )
    const detail = { before, after: ids }
    await audit(tx, admin, context, { action, subject: table, detail, at })
    return { ids: [...ids] }
  })
}

import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { ArrangedName } from './arranged.ts'
import { type ArrangedTable, lockOrder, setOrder } from './arranged-store.ts'

interface Arranged {
  readonly table: ArrangedTable
  readonly name: ArrangedName
}

interface NewOrder {
  readonly ids: readonly string[]
  /** The same things as they stood when the administrator began. */
  readonly base: readonly string[] | undefined
}

/**
 * Puts things into another order within the places that they have; all others stay where they are.
 * Refuses EDIT_CONFLICT, with the order in which they stand now, when somebody else moved or removed
 * one of them since, and NOT_FOUND for what is not there.
 */
export function arrange(
  { table, name }: Arranged,
  { db, now }: Pick<Deps, 'db' | 'now'>,
  admin: Member,
  context: RequestContext,
  { ids, base }: NewOrder,
): Promise<{ ids: string[] }> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const all = await lockOrder(tx, table)
    const moved = new Set(ids)
    const before = all.filter((id) => moved.has(id))
    if (base && before.join() !== base.join()) refuse('EDIT_CONFLICT', { current: { ids: before } })
    if (before.length !== ids.length) refuse('NOT_FOUND')

    const next = [...ids]
    await setOrder(
      tx,
      table,
      all.map((id) => (moved.has(id) ? next.shift()! : id)),
    )
    const detail = { before, after: ids }
    await audit(tx, admin, context, { action: `${name}.arrange`, subject: table, detail, at })
    return { ids: [...ids] }
  })
}

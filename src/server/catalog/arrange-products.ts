import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { lockOrder, setOrder } from './admin-store.ts'

interface NewOrder {
  readonly ids: readonly string[]
  /** The same products in the order that the administrator saw. */
  readonly base: readonly string[] | undefined
}

/**
 * Puts products into another order within the places that they have; all others stay where they are. The
 * first one on sale of a kind is what the kind alone leads to.
 *
 * Refuses EDIT_CONFLICT with the order of now when somebody else moved or removed one of them since, and
 * NOT_FOUND for an unknown product.
 */
export function arrangeProducts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  admin: Member,
  context: RequestContext,
  { ids, base }: NewOrder,
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
      all.map((id) => (moved.has(id) ? next.shift()! : id)),
    )
    const detail = { before, after: ids }
    await audit(tx, admin, context, { action: 'product.arrange', subject: 'products', detail, at })
    return { ids: [...ids] }
  })
}

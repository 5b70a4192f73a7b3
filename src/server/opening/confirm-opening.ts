import type { ParsedOf } from '#contract/endpoint.ts'
import type { confirmOpening as endpoint, Opening } from '#contract/opening.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { type OpeningDeps, readOpening } from './read-opening.ts'

/** Records who confirmed an item and when, or undoes it. The latest change counts. */
export function confirmOpening(
  deps: OpeningDeps,
  admin: Member,
  context: RequestContext,
  { params: { item }, body }: ParsedOf<typeof endpoint>,
): Promise<Opening> {
  const at = deps.now()
  return inTransaction(deps.db, async (tx) => {
    await tx.deleteFrom('opening_confirmations').where('item', '=', item).execute()
    if (body.is_done) {
      await tx
        .insertInto('opening_confirmations')
        .values({ item, confirmed_by: admin.userId, confirmed_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    await audit(tx, admin, context, { action: 'opening.confirm', subject: item, detail: body, at })
    return readOpening(deps, tx)
  })
}

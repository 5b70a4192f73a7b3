import { bearsMark, markOf } from '#domain/refunds/refund-mark.ts'
import type { World } from './world.ts'

/**
 * Refunds that left by our own call and bear another name than the company gave to it; or that are told
 * of as given back in its own pages, though our own call did it.
 */
export async function refundsOfOtherNames({ app, toss }: World): Promise<readonly string[]> {
  const refunds = await app.db
    .selectFrom('refunds')
    .select(['id', 'provider_reference'])
    .where('status', '=', 'PAID_OUT')
    .where('by_company', '=', true)
    .execute()
  const tasks = await app.db
    .selectFrom('payment_tasks')
    .select('detail')
    .where('kind', '=', 'REFUND_FOUND')
    .execute()
  const found = new Set(tasks.map(({ detail }) => detail.refund))
  const gone = [...toss.book.payments.values()].flatMap(({ cancels }) => cancels)
  const ownOf = (id: string) =>
    gone.find(({ cancelReason: reason }) => bearsMark({ reason }, markOf(id)))
  return refunds
    .map(({ id, provider_reference: key }) => ({ id, key, own: ownOf(id) }))
    .filter(({ id, key, own }) => own && (own.transactionKey !== key || found.has(id)))
    .map(({ id }) => id)
}

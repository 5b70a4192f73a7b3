import { requestRetentionCutoff } from '#domain/catalog/product-requests.ts'
import type { Deps } from '#server/deps.ts'

/** Deletes requests after a year; returns the number deleted. Source: docs/rules.md A-26. */
export async function purgeRequests({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const deleted = await db
    .deleteFrom('product_requests')
    .where('requested_at', '<', requestRetentionCutoff(now()))
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

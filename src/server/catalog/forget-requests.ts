import { requestsKeptSince } from '#domain/catalog/product-requests.ts'
import type { Deps } from '#server/deps.ts'

/** Forgets who waited a year in vain; returns how many requests. Source: docs/rules.md A-26. */
export async function forgetRequests({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const forgotten = await db
    .deleteFrom('product_requests')
    .where('requested_at', '<', requestsKeptSince(now()))
    .executeTakeFirst()
  return Number(forgotten.numDeletedRows)
}

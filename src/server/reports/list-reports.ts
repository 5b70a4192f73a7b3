import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/page.ts'
import type { listMyReports } from '#contract/reports.ts'
import type { Deps } from '#server/deps.ts'
import { orderIdOfToken } from '#server/orders/index.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { type SheetsOf, sheetsInWork } from './list-store.ts'

type Query = ParsedOf<typeof listMyReports>['query']

/**
 * The sheets that a member, or a guest with a token, waits for or can read. A sheet's id is its
 * order's, so it is known before a consultant has begun.
 *
 * Refuses SIGN_IN_REQUIRED to a visitor without a token, NOT_FOUND for a token of nothing.
 */
export async function listReports(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  query: Query,
): Promise<ReplyOf<typeof listMyReports>> {
  const of = await whose(db, caller, query.token, now())
  const { rows, total } = await sheetsInWork(db, { ...of, orderNumber: query.order_number }, query)
  const items = rows.map((row) => ({
    id: row.id,
    order_number: row.number,
    consulting_type: row.consulting_type as 'HAIR_CONSULTING',
    status: row.published_at ? 1 : 0,
    purchased_at: row.placed_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
  }))
  return toPage(items, total, query)
}

async function whose(
  db: Db,
  caller: Caller,
  token: string | undefined,
  at: Date,
): Promise<SheetsOf> {
  if (token) return { orderId: (await orderIdOfToken(db, token, at)) ?? refuse('NOT_FOUND') }
  return caller.kind === 'member' ? { memberId: caller.memberId } : refuse('SIGN_IN_REQUIRED')
}

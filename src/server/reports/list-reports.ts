import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/page.ts'
import type { listMyReports, WaitingFor } from '#contract/reports.ts'
import type { Language } from '#domain/languages/languages.ts'
import { orderedProductName } from '#server/catalog/index.ts'
import type { Deps } from '#server/deps.ts'
import { findOrderIdByToken } from '#server/orders/index.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { type OrderWithReport, ordersWithReports, type ReportsOf } from './list-store.ts'

type Query = ParsedOf<typeof listMyReports>['query']

/**
 * Lists a member's orders, or the order of a guest token, with the status of their result sheet.
 * Omits cancelled and refunded orders. A sheet's id is known before a consultant starts, since it
 * is the order's.
 *
 * Refuses SIGN_IN_REQUIRED for a visitor without a token, NOT_FOUND for an invalid token.
 */
export async function listReports(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  query: Query,
  language: Language,
): Promise<ReplyOf<typeof listMyReports>> {
  const of = await findOwner(db, caller, query.token, now())
  const { rows, total } = await ordersWithReports(
    db,
    { ...of, orderNumber: query.order_number },
    query,
  )
  const items = rows.map((row) => ({
    id: row.id,
    order_number: row.number,
    consulting_type: row.consulting_type,
    product_name: orderedProductName(language, row),
    status: row.published_at ? 1 : 0,
    waiting_for: waitingFor(row),
    purchased_at: row.placed_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
  }))
  return toPage(items, total, query)
}

function waitingFor(row: OrderWithReport): WaitingFor {
  if (row.published_at) return null
  if (row.status === 'PAYMENT_PENDING') return 'payment'
  return row.survey_submitted_at ? 'consultant' : 'survey'
}

async function findOwner(
  db: Db,
  caller: Caller,
  token: string | undefined,
  at: Date,
): Promise<ReportsOf> {
  if (token) return { orderId: (await findOrderIdByToken(db, token, at)) ?? refuse('NOT_FOUND') }
  return caller.kind === 'member' ? { memberId: caller.memberId } : refuse('SIGN_IN_REQUIRED')
}

import type { ParsedOf } from '#contract/endpoint.ts'
import type { listMyOrders as endpoint } from '#contract/orders.ts'
import { toPage } from '#contract/page.ts'
import type { Language } from '#domain/languages/languages.ts'
import { statusesForFilter } from '#domain/orders/order-vocabulary.ts'
import type { Db } from '#server/platform/database.ts'
import { toListItem } from './order-reply.ts'
import { pageOfMember } from './read-orders.ts'

/** Lists a member's orders in the member vocabulary; the filter accepts every vocabulary. */
export async function listMyOrders(
  db: Db,
  memberId: string,
  query: ParsedOf<typeof endpoint>['query'],
  language: Language,
) {
  const statuses = query.status ? statusesForFilter(query.status.toUpperCase(), 'member') : null
  const { rows, total } =
    statuses?.length === 0 ? nothing : await pageOfMember(db, memberId, statuses, query)
  const reader = { vocabulary: 'member', language } as const
  return toPage(
    rows.map((order) => toListItem(order, reader)),
    total,
    query,
  )
}

const nothing = { rows: [], total: 0 }

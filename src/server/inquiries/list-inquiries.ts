import type { AdminInquiry, listInquiries as endpoint } from '#contract/admin-inquiries.ts'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import { mostCounted, toLongPage } from '#contract/page.ts'
import type { Deps } from '#server/deps.ts'
import { type Member, requiredConsultant } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import { findNewest } from '#server/platform/find-newest.ts'
import { refuse } from '#server/platform/refusal.ts'
import { checkAssigned } from './check-assigned.ts'
import { toAdminReply } from './manage-inquiry.ts'
import { countInquiries, countListedInquiries, findAnyInquiry, findInquiries } from './store.ts'

/**
 * Lists inquiries for the back office; unanswered ones start with the oldest. A consultant gets the
 * questions about the sheets of assigned orders.
 */
export async function listInquiries(
  { db }: Pick<Deps, 'db'>,
  query: ParsedOf<typeof endpoint>['query'],
  staff: Member,
): Promise<ReplyOf<typeof endpoint>> {
  const order = query.status === 'PENDING' ? 'oldest' : 'newest'
  const consultant = requiredConsultant(staff)
  const filter = { ...query, consultant }
  const [rows, counted, waiting] = await Promise.all([
    query.q && order === 'newest'
      ? findNewest(query.size, (among) => findInquiries(db, { ...filter, among }, query))
      : findInquiries(db, filter, query, order),
    countListedInquiries(db, filter, mostCounted(query)),
    countInquiries(db, { status: 'PENDING', consultant }),
  ])
  return { ...toLongPage(rows.map(toAdminReply), counted, query), waiting }
}

/** Returns one inquiry for the back office. Refuses NOT_FOUND, also to a consultant of other orders. */
export async function getInquiry(
  { db }: Pick<Deps, 'db'>,
  id: string,
  staff: Member,
): Promise<AdminInquiry> {
  const row = (await findAnyInquiry(db, id)) ?? refuse('NOT_FOUND')
  await checkAssigned(db, staff, row)
  return toAdminReply(row)
}

/** Lists the newest inquiries that match a search text. */
export async function searchInquiries(
  db: Db,
  filter: { readonly q: string; readonly consultant: string | undefined },
  limit: number,
) {
  const rows = await findNewest(limit, (among) =>
    findInquiries(db, { ...filter, among }, { page: 1, size: limit }),
  )
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    writer_name: row.writer_name,
    writer_email: row.writer_email,
    status: row.status,
    created_at: row.created_at.toISOString(),
  }))
}

/** Lists a member's latest inquiries, with their total number. */
export async function listInquiriesOfMember(db: Db, memberId: string, most: number) {
  const rows = await findInquiries(db, { memberId }, { page: 1, size: most })
  const items = rows.map((row) => ({
    id: row.id,
    title: row.title,
    status: row.status,
    created_at: row.created_at.toISOString(),
  }))
  return { total: await countInquiries(db, { memberId }), items }
}

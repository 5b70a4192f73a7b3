import { sql } from 'kysely'
import type { listMembers as contract } from '#contract/admin-members.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { mostCounted, toLongPage } from '#contract/page.ts'
import type { Deps } from '#server/deps.ts'
import { countRows } from '#server/platform/count-rows.ts'
import type { Db } from '#server/platform/database.ts'
import { findNewest } from '#server/platform/find-newest.ts'
import { hasWords } from '#server/platform/text-search.ts'
import { toListRow } from './get-member.ts'
import type { MemberRow } from './member-row.ts'

type Query = ParsedOf<typeof contract>['query']

/**
 * Lists members by part of a name, ID or address, or by at least four digits of a phone number;
 * newest first.
 */
export async function listMembers({ db }: Pick<Deps, 'db'>, query: Query) {
  const found = matching(db, query)
  const counted = await countRows(db, found, mostCounted(query))
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(query.size)
    .offset((query.page - 1) * query.size)
    .execute()

  return toLongPage(rows.map(toListRow), counted, query)
}

/** The newest members who match a search text. */
export async function searchMembers(db: Db, q: string, limit: number) {
  const rows = await findNewest(limit, (among) =>
    matching(db, { q }, among)
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),
  )
  return rows.map(toListRow)
}

/** Selects the members that match, from all or from as many of the newest. */
function matching(
  db: Db,
  { q, status, role }: Pick<Query, 'q' | 'status' | 'role'>,
  among: number | null = null,
) {
  const newest = sql<MemberRow>`(select * from members order by created_at desc, id limit ${among})`
  let found = among ? db.selectFrom(newest.as('members')) : db.selectFrom('members')
  if (status === 'withdrawn') found = found.where('withdrawn_at', 'is not', null)
  else if (status) {
    found = found.where('withdrawn_at', 'is', null).where('is_active', '=', status === 'active')
  }
  if (role) found = found.where('role', '=', role)
  return q ? found.where(hasWords('search_text', q)) : found
}

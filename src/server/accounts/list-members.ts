import { sql } from 'kysely'
import type { listMembers as contract } from '#contract/admin-members.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { mostCounted, toLongPage } from '#contract/page.ts'
import type { Deps } from '#server/deps.ts'
import { countRows } from '#server/platform/count-rows.ts'
import type { Db } from '#server/platform/database.ts'
import { findNewest, searchedRows } from '#server/platform/find-newest.ts'
import { hasWords } from '#server/platform/text-search.ts'
import { toListRow } from './get-member.ts'
import type { MemberRow } from './member-row.ts'

type Query = ParsedOf<typeof contract>['query']

/**
 * Lists members by part of a name, ID or address, or by at least four digits of a phone number;
 * newest first.
 */
export async function listMembers({ db }: Pick<Deps, 'db'>, query: Query) {
  const counted = await countRows(db, matching(db, query), mostCounted(query))
  const find = (among: number | null) =>
    matching(db, query, among)
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(query.size)
      .offset((query.page - 1) * query.size)
      .execute()
  const rows = query.q ? await findNewest(query.size, find) : await find(null)

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

/** Selects the members that match, of a search from all or from as many of the newest. */
function matching(
  db: Db,
  { q, status, role }: Pick<Query, 'q' | 'status' | 'role'>,
  among: number | null = null,
) {
  let found = q
    ? db.selectFrom(
        searchedRows<MemberRow>('members', hasWords('search_text', q), among).as('members'),
      )
    : db.selectFrom('members')
  if (status === 'withdrawn') found = found.where('withdrawn_at', 'is not', null)
  else if (status) {
    // Literals, since a prepared plan cannot use an index of these rows for a parameter.
    found = found
      .where('withdrawn_at', 'is', null)
      .where(({ eb, lit }) => eb('is_active', '=', lit(status === 'active')))
  }
  if (role) found = found.where('role', '=', sql.lit(role))
  return found
}

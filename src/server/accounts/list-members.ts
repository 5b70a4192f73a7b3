import type { listMembers as contract } from '#contract/admin-members.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/page.ts'
import { searchedPhoneDigits } from '#domain/accounts/phone.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { containing } from '#server/platform/text-search.ts'
import { toListRow } from './get-member.ts'

type Query = ParsedOf<typeof contract>['query']

/** Members by part of a name, ID or address, or by four or more digits of a phone; newest first. */
export async function listMembers({ db }: Pick<Deps, 'db'>, query: Query) {
  const found = matching(db, query)
  const { total } = await found
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(query.size)
    .offset((query.page - 1) * query.size)
    .execute()

  return toPage(rows.map(toListRow), total, query)
}

function matching(db: Db, { q, status, role }: Query) {
  let found = db.selectFrom('members')
  if (status === 'withdrawn') found = found.where('withdrawn_at', 'is not', null)
  else if (status) {
    found = found.where('withdrawn_at', 'is', null).where('is_active', '=', status === 'active')
  }
  if (role) found = found.where('role', '=', role)
  if (!q) return found

  const part = containing(q)
  const digits = searchedPhoneDigits(q)
  return found.where((it) =>
    it.or([
      it('name', 'ilike', part),
      it('user_id', 'ilike', part),
      it('email', 'ilike', part),
      ...(digits ? [it('phone', 'like', containing(digits))] : []),
    ]),
  )
}

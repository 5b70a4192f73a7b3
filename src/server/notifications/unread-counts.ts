import { sql } from 'kysely'
import type { UnreadCounts, UnreadKind } from '#contract/notifications.ts'
import type { Deps } from '#server/deps.ts'
import { isAdmin, type Member } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'

interface UnreadItem {
  readonly memberId: string
  readonly kind: UnreadKind
  readonly at: Date
}

/**
 * Counts one more thing that the member has not looked at. Called with the transaction of the change
 * that it tells of, so the badge shows what has happened and nothing else. Source: NTF-01.
 */
export async function addUnread(tx: Db, { memberId, kind, at }: UnreadItem): Promise<void> {
  await tx.insertInto('unread').values({ member_id: memberId, kind, happened_at: at }).execute()
}

/** The same for everybody who is an administrator now. */
export async function addUnreadForAdministrators(
  tx: Db,
  kind: UnreadKind,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('unread')
    .columns(['member_id', 'kind', 'happened_at'])
    .expression((it) =>
      it
        .selectFrom('members')
        .select([
          'id',
          sql<string>`${kind}::text`.as('kind'),
          sql<Date>`${at}::timestamptz`.as('happened_at'),
        ])
        .where('role', '=', 'ADMIN')
        .where('is_active', '=', true)
        .where('withdrawn_at', 'is', null),
    )
    .execute()
}

/** What the badges show. New inquiries are nobody's business but an administrator's. */
export async function getUnreadCounts(
  { db }: Pick<Deps, 'db'>,
  member: Member,
): Promise<UnreadCounts> {
  const rows = await db
    .selectFrom('unread')
    .select((it) => ['kind', it.fn.countAll<number>().as('count')])
    .where('member_id', '=', member.memberId)
    .groupBy('kind')
    .execute()
  const countOf = (kind: UnreadKind) => rows.find((row) => row.kind === kind)?.count ?? 0
  return {
    order_count: countOf('noti_order'),
    result_count: countOf('noti_result'),
    inquiry_count: countOf('noti_inquiry'),
    inquiry_answer_count: countOf('noti_inquiry_answer'),
    new_inquiry_count: isAdmin(member) ? countOf('noti_new_inquiry') : 0,
  }
}

/** All of one kind has been looked at. */
export async function markAsRead({ db }: Pick<Deps, 'db'>, kind: UnreadKind, { memberId }: Member) {
  await db.deleteFrom('unread').where('member_id', '=', memberId).where('kind', '=', kind).execute()
  return undefined
}

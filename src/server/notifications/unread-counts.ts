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
 * Adds an unread item for a member, in the transaction of the change that it is about, so that both
 * exist or neither. Source: NTF-01.
 */
export async function addUnread(tx: Db, { memberId, kind, at }: UnreadItem): Promise<void> {
  await tx.insertInto('unread').values({ member_id: memberId, kind, happened_at: at }).execute()
}

/** Adds an unread item for every current administrator. */
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

/** Returns the unread counts for the badges. New inquiries count for administrators only. */
export async function countUnread({ db }: Pick<Deps, 'db'>, member: Member): Promise<UnreadCounts> {
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

/** Marks all items of one kind as read. */
export async function markAsRead({ db }: Pick<Deps, 'db'>, kind: UnreadKind, { memberId }: Member) {
  await db.deleteFrom('unread').where('member_id', '=', memberId).where('kind', '=', kind).execute()
  return undefined
}

import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { searchedPhoneDigits } from '#domain/accounts/phone.ts'
import { countRows } from '#server/platform/count-rows.ts'
import type { Db } from '#server/platform/database.ts'
import { mentions, mentionsNumber } from '#server/platform/text-search.ts'
import type { InquiryTables } from './tables.ts'

type Inquiries = InquiryTables['inquiries']
export type InquiryRow = Selectable<Inquiries>

/** Which inquiries a list shows. */
export interface InquiryFilter {
  readonly memberId?: string | undefined
  readonly product_type?: string | undefined
  readonly inquiry_type?: string | undefined
  readonly status?: string | undefined
  readonly is_private?: boolean | undefined
  /** Public lists contain no hidden inquiries; removed ones have a list of their own. */
  readonly sight?: 'SHOWN' | 'HIDDEN' | 'REMOVED' | undefined
  /**
   * Part of the title, text, author's name or email, ignoring case; or digits of a member's phone
   * number.
   */
  readonly q?: string | undefined
}

interface Paging {
  readonly page: number
  readonly size: number
}

export const findInquiries = (
  db: Db,
  filter: InquiryFilter,
  { page, size }: Paging,
  order: 'newest' | 'oldest' = 'newest',
): Promise<InquiryRow[]> =>
  matching(db, filter)
    .selectAll()
    .orderBy('created_at', order === 'newest' ? 'desc' : 'asc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

/** Counts matching inquiries, up to the limit of the studio's list. */
export const countListedInquiries = (db: Db, filter: InquiryFilter): Promise<number> =>
  countRows(db, matching(db, filter))

export async function countInquiries(db: Db, filter: InquiryFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function matching(db: Db, { memberId, is_private, sight, q, ...filter }: InquiryFilter) {
  const removed = sight === 'REMOVED' ? 'is not' : 'is'
  let query = db.selectFrom('inquiries').where('removed_at', removed, null)
  if (sight === 'SHOWN' || sight === 'HIDDEN') {
    query = query.where('is_hidden', '=', sight === 'HIDDEN')
  }
  if (memberId) query = query.where('member_id', '=', memberId)
  if (is_private !== undefined) query = query.where('is_private', '=', is_private)
  for (const column of ['product_type', 'inquiry_type', 'status'] as const) {
    const value = filter[column]
    if (value) query = query.where(column, '=', value)
  }
  if (!q) return query

  const digits = searchedPhoneDigits(q)
  return query.where((it) =>
    it.or([
      ...(['title', 'content', 'writer_name', 'writer_email'] as const).map((column) =>
        mentions(column, q),
      ),
      ...(digits ? [isOfMemberWithPhone(db, digits)] : []),
    ]),
  )
}

/**
 * Matches members by phone. An array, so that the index of members' inquiries can be combined with
 * the others.
 */
const isOfMemberWithPhone = (db: Db, digits: string) =>
  sql<boolean>`member_id = any(array(${db
    .selectFrom('members')
    .select('id')
    .where(mentionsNumber('phone', digits))}))`

/** Finds an inquiry that is not removed. */
export const findInquiry = (db: Db, id: string): Promise<InquiryRow | undefined> =>
  db
    .selectFrom('inquiries')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

/** Finds an inquiry, including a removed one that can be restored. */
export const findAnyInquiry = (db: Db, id: string): Promise<InquiryRow | undefined> =>
  db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst()

export const findAndLockInquiry = (tx: Db, id: string): Promise<InquiryRow | undefined> =>
  tx.selectFrom('inquiries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const insertInquiry = (tx: Db, inquiry: Insertable<Inquiries>): Promise<InquiryRow> =>
  tx.insertInto('inquiries').values(inquiry).returningAll().executeTakeFirstOrThrow()

export const updateInquiry = (
  tx: Db,
  id: string,
  change: Updateable<Inquiries>,
): Promise<InquiryRow> =>
  tx
    .updateTable('inquiries')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Inquiries removed before `moment`, up to a limit. */
export const findRemovedBefore = (db: Db, moment: Date, limit: number) =>
  db
    .selectFrom('inquiries')
    .select(['id', 'member_id'])
    .where('removed_at', '<=', moment)
    .orderBy('removed_at')
    .limit(limit)
    .execute()

/** Erases a removed inquiry; false when it has been restored. */
export async function eraseRemoved(tx: Db, id: string): Promise<boolean> {
  const erased = await tx
    .deleteFrom('inquiries')
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst()
  return erased.numDeletedRows > 0n
}

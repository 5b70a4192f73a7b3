import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { searchedPhoneDigits } from '#domain/accounts/phone.ts'
import { countRows } from '#server/platform/count-rows.ts'
import type { Db } from '#server/platform/database.ts'
import { searchedRows } from '#server/platform/find-newest.ts'
import { hasWords } from '#server/platform/text-search.ts'
import type { InquiryTables } from './tables.ts'

type Inquiries = InquiryTables['inquiries']
export type InquiryRow = Selectable<Inquiries>

/** Which inquiries a list shows. */
export interface InquiryFilter {
  readonly memberId?: string | undefined
  /** Only questions about the sheets of orders assigned to this consultant. */
  readonly consultant?: string | undefined
  readonly product_type?: InquiryRow['product_type'] | undefined
  readonly inquiry_type?: InquiryRow['inquiry_type'] | undefined
  readonly status?: InquiryRow['status'] | undefined
  readonly is_private?: boolean | undefined
  /**
   * Public lists have no hidden inquiries and none about a result sheet; removed ones have a list
   * of their own.
   */
  readonly sight?: 'SHOWN' | 'HIDDEN' | 'REMOVED' | undefined
  /**
   * Part of the title, the text, the author's name or email, ignoring case; or digits of a member's
   * phone.
   */
  readonly q?: string | undefined
  /** Searches only this number of the newest inquiries. */
  readonly among?: number | null
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

/** Counts inquiries up to a limit; returns `most` + 1 if there are more. */
export const countListedInquiries = (
  db: Db,
  filter: InquiryFilter,
  most: number,
): Promise<number> => countRows(db, matching(db, filter), most)

export async function countInquiries(db: Db, filter: InquiryFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function matching(
  db: Db,
  { memberId, consultant, is_private, sight, q, among = null, ...filter }: InquiryFilter,
) {
  const removed = sight === 'REMOVED' ? 'is not' : 'is'
  const all = q
    ? db.selectFrom(searchedRows<InquiryRow>('inquiries', hasText(db, q), among).as('inquiries'))
    : db.selectFrom('inquiries')
  let query = all.where('removed_at', removed, null)
  if (sight === 'SHOWN' || sight === 'HIDDEN') {
    query = query.where('is_hidden', '=', sight === 'HIDDEN')
  }
  if (sight === 'SHOWN') query = query.where('order_number', 'is', null)
  if (consultant) query = query.where(ofConsultant(consultant))
  if (memberId) query = query.where('member_id', '=', memberId)
  if (is_private !== undefined) query = query.where('is_private', '=', is_private)
  for (const column of ['product_type', 'inquiry_type', 'status'] as const) {
    const value = filter[column]
    if (value) query = query.where(column, '=', value)
  }
  return query
}

/** SQL condition: the inquiry contains the words, or its member has the phone. */
const hasText = (db: Db, q: string) =>
  searchedPhoneDigits(q)
    ? sql<boolean>`(${hasWords('search_text', q)} or ${isOfMemberWith(db, q)})`
    : hasWords('search_text', q)

/** SQL condition on `inquiries`: asked about the sheet of an order assigned to this consultant. */
export const ofConsultant = (consultant: string) =>
  sql<boolean>`order_number in (select number from orders where consultant_id = ${consultant})`

/** Matches members by phone. An array, so that the index of members' inquiries can be combined with others. */
const isOfMemberWith = (db: Db, phone: string) =>
  sql<boolean>`member_id = any(array(${db
    .selectFrom('members')
    .select('id')
    .where(hasWords('search_text', phone))}))`

/** Finds an inquiry that is not removed. */
export const findInquiry = (db: Db, id: string): Promise<InquiryRow | undefined> =>
  db
    .selectFrom('inquiries')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

/** Questions about an order's result sheet that are not removed, the oldest first. */
export const findQuestionsAbout = (db: Db, orderNumber: string): Promise<InquiryRow[]> =>
  db
    .selectFrom('inquiries')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/**
 * Like {@link findInquiry}, including a removed one that can be restored. So does {@link
 * findAndLockInquiry}.
 */
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

/** Finds inquiries removed before `moment`, up to a limit. */
export const findRemovedBefore = (db: Db, moment: Date, limit: number) =>
  db
    .selectFrom('inquiries')
    .select(['id', 'member_id'])
    .where('removed_at', '<=', moment)
    .orderBy('removed_at')
    .limit(limit)
    .execute()

/** Erases an inquiry that is still removed; false when somebody restored it. */
export async function eraseRemoved(tx: Db, id: string): Promise<boolean> {
  const erased = await tx
    .deleteFrom('inquiries')
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst()
  return erased.numDeletedRows > 0n
}

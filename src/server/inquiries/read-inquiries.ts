import type { ParsedOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/inquiries.ts'
import { toPage } from '#contract/page.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import type { Caller, Member } from '#server/platform/caller.ts'
import { refuse } from '#server/platform/refusal.ts'
import { isMine, toOwnReply, toPublicReply } from './inquiry-reply.ts'
import { countInquiries, findInquiries, findInquiry, type InquiryFilter } from './store.ts'

type Query = ParsedOf<typeof contract.listPublicInquiries>['query']

/** Lists visible inquiries; private ones are locked, even for their author. */
export async function listPublicInquiries(
  { db }: Pick<Deps, 'db'>,
  query: Query,
  caller: Caller,
  language: Language,
) {
  const { rows, total } = await pageOf(db, { ...query, sight: 'SHOWN' }, query)
  return toPage(
    rows.map((row) => toPublicReply(row, caller, language)),
    total,
    query,
  )
}

/**
 * Returns a public inquiry. Refuses NOT_FOUND, also for a hidden one, and INQUIRY_PRIVATE to
 * everyone, since private inquiries are opened by other calls. A hidden one with a password counts
 * as private, so that its author can still open it.
 */
export async function getPublicInquiry(
  { db }: Pick<Deps, 'db'>,
  id: string,
  caller: Caller,
  language: Language,
) {
  const row = (await findInquiry(db, id)) ?? refuse('NOT_FOUND')
  if (row.is_private || (row.is_hidden && row.password_hash)) refuse('INQUIRY_PRIVATE')
  return row.is_hidden ? refuse('NOT_FOUND') : toPublicReply(row, caller, language)
}

export async function listMyInquiries({ db }: Pick<Deps, 'db'>, query: Query, member: Member) {
  const { rows, total } = await pageOf(db, { ...query, memberId: member.memberId }, query)
  return toPage(
    rows.map((row) => toOwnReply(row, member)),
    total,
    query,
  )
}

/** Returns a member's own inquiry. Refuses NOT_FOUND, also for someone else's. */
export async function getMyInquiry({ db }: Pick<Deps, 'db'>, id: string, member: Member) {
  const row = await findInquiry(db, id)
  return row && isMine(row, member) ? toOwnReply(row, member) : refuse('NOT_FOUND')
}

async function pageOf(db: Deps['db'], filter: InquiryFilter, paging: Query) {
  const [rows, total] = await Promise.all([
    findInquiries(db, filter, paging),
    countInquiries(db, filter),
  ])
  return { rows, total }
}

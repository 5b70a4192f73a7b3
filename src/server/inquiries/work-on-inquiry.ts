import type { AdminInquiry, answerInquiry as answerEndpoint } from '#contract/admin-inquiries.ts'
import type { AuditAction } from '#contract/audit.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { NewsKind } from '#contract/notifications.ts'
import { type InquiryStatus, mayBeSetTo } from '#domain/inquiries/inquiry-options.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { notify, showNews } from '#server/notifications/index.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { wholeOf } from './inquiry-reply.ts'
import { findAndLockInquiry, type InquiryRow, updateInquiry } from './store.ts'

/** An administrator at work on one inquiry. */
export interface InquiryWork {
  readonly id: string
  readonly admin: Member
  readonly context: RequestContext
}

/**
 * Answers an inquiry under the administrator's name, or answers it anew, and owes its writer a mail.
 * Refuses NOT_FOUND, and EDIT_CONFLICT with the inquiry as it is, when somebody answered since.
 * Source: INQ-05, docs/rules.md I-6, I-7, I-8.
 */
export const answerInquiry = (
  deps: Pick<Deps, 'db' | 'now' | 'publicUrl'>,
  work: InquiryWork,
  { content, base_answer_at: base }: ParsedOf<typeof answerEndpoint>['body'],
): Promise<AdminInquiry> =>
  change(deps, work, { action: 'inquiry.answer' }, async (tx, row, at) => {
    if (base !== undefined && row.answered_at?.getTime() !== timeOf(base)) {
      refuse('EDIT_CONFLICT', { current: toAdminReply(row) })
    }
    const answered = await updateInquiry(tx, row.id, {
      status: 'COMPLETED',
      answer_content: content,
      answer_by: work.admin.name,
      answered_at: at,
    })
    await notify(tx, noticeOf(deps, answered, content), at)
    await showToWriter(tx, answered, 'noti_inquiry_answer', at)
    return answered
  })

const timeOf = (moment: string | null) => (moment === null ? undefined : Date.parse(moment))

/** Refuses NOT_FOUND, INQUIRY_STATUS_MISMATCH: the status says what is not so. */
export const changeInquiry = (
  deps: Pick<Deps, 'db' | 'now'>,
  work: InquiryWork,
  status: InquiryStatus,
): Promise<AdminInquiry> =>
  change(deps, work, { action: 'inquiry.status', detail: { status } }, async (tx, row, at) => {
    const isAnswered = row.answer_content !== null
    if (!mayBeSetTo(status, { isAnswered })) refuse('INQUIRY_STATUS_MISMATCH')
    if (row.status !== status) await showToWriter(tx, row, 'noti_inquiry', at)
    return updateInquiry(tx, row.id, { status })
  })

function change(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, admin, context }: InquiryWork,
  entry: { readonly action: AuditAction; readonly detail?: Readonly<Record<string, unknown>> },
  work: (tx: Db, row: InquiryRow, at: Date) => Promise<InquiryRow>,
): Promise<AdminInquiry> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const row = (await findAndLockInquiry(tx, id)) ?? refuse('NOT_FOUND')
    const changed = await work(tx, row, at)
    await audit(tx, admin, context, { ...entry, subject: id, at })
    return toAdminReply(changed)
  })
}

const showToWriter = async (tx: Db, { member_id }: InquiryRow, kind: NewsKind, at: Date) => {
  if (member_id) await showNews(tx, { memberId: member_id, kind, at })
}

const noticeOf = ({ publicUrl }: Pick<Deps, 'publicUrl'>, row: InquiryRow, answer: string) => {
  const screen = row.member_id ? '/user/mypage/product-inquiries' : '/user/product-inquiries'
  return {
    kind: 'INQUIRY_ANSWERED',
    name: row.writer_name,
    title: row.title,
    answer,
    inquiryUrl: `${publicUrl}${screen}?inquiry=${row.id}`,
    to: row.writer_email,
    language: row.language as Language,
  } as const
}

export const toAdminReply = (row: InquiryRow): AdminInquiry => ({
  ...wholeOf(row),
  writer_email: row.writer_email,
  is_member: row.member_id !== null,
  member_id: row.member_id,
  language: row.language as Language,
})

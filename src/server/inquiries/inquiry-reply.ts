import type { ReplyOf } from '#contract/endpoint.ts'
import type { Inquiry, openInquiry } from '#contract/inquiries.ts'
import { maskName } from '#domain/accounts/masking.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Caller } from '#server/platform/caller.ts'
import { texts } from '#texts/all.ts'
import type { InquiryRow } from './store.ts'

export const isMine = ({ member_id }: InquiryRow, caller: Caller): boolean =>
  caller.kind === 'member' && member_id === caller.memberId

/** Public reply: a private inquiry shows neither title, text, answer nor author. Source: INQ-04. */
export function toPublicReply(row: InquiryRow, caller: Caller, language: Language): Inquiry {
  const reply = {
    ...toFullFields(row),
    is_mine: isMine(row, caller),
    writer_name: maskName(row.writer_name),
  }
  if (!row.is_private) return reply
  return {
    ...reply,
    title: texts[language].inquiries.privateTitle,
    content: '',
    answer: null,
    answer_at: null,
  }
}

/** Reply for the author. */
export const toOwnReply = (row: InquiryRow, caller: Caller): ReplyOf<typeof openInquiry> => ({
  ...toFullFields(row),
  is_mine: isMine(row, caller),
  writer_email: row.writer_email,
  hidden_kind: row.hidden_kind,
})

/** All fields except the author and the password hash. */
export const toFullFields = (row: InquiryRow) => ({
  id: row.id,
  title: row.title,
  content: row.content,
  inquiry_type: row.inquiry_type,
  product_type: row.product_type,
  is_private: row.is_private,
  has_password: row.password_hash !== null,
  language: row.language,
  writer_name: row.writer_name,
  status: row.status,
  created_at: row.created_at.toISOString(),
  answer: answerOf(row),
  answer_at: row.answered_at?.toISOString() ?? null,
})

const answerOf = ({ answer_content, answer_by, answered_at }: InquiryRow) =>
  answer_content && answer_by && answered_at
    ? { content: answer_content, admin_name: answer_by, created_at: answered_at.toISOString() }
    : null

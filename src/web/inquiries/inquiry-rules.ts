import type { FieldErrors } from 'react-hook-form'
import { z } from 'zod'
import type { InputOf } from '#contract/endpoint.ts'
import { createInquiry, guestWriter, inquiryPasswordField } from '#contract/inquiries.ts'
import { keysOf } from '#domain/collections/records.ts'
import { inquiryProductTypes } from '#domain/inquiries/inquiry-options.ts'
import { impersonatesStudio } from '#domain/moderation/studio-names.ts'
import { typedNameProblem } from '#domain/names/person-name.ts'
import type { Messages } from '#texts/messages.ts'

/** The screen: about a product, the board with its own rules, or a private question. */
export type AskKind = 'product' | 'board' | 'question'

export type InquiryBody = InputOf<typeof createInquiry>['body']

/** Fields of the form, as typed. */
export interface InquiryFields {
  title: string
  content: string
  inquiry_type: InquiryBody['inquiry_type'] | ''
  product_type: NonNullable<InquiryBody['product_type']>
  is_private: boolean
  writer_name: string
  writer_email: string
  writer_password: string
}

interface Asking {
  readonly kind: AskKind
  readonly isGuest: boolean
  readonly isPrivate: boolean
}

/** Whether a password is required: always on the board, elsewhere for guests' private inquiries. */
export const needsPassword = ({ kind, isGuest, isPrivate }: Asking): boolean =>
  kind === 'board' || (isGuest && isPrivate)

/** Builds the validation: the contract's, and the screen's further rules. Source: INQ-02, INQ-03. */
export const rulesOf = (asking: Asking) =>
  createInquiry.body.extend({
    ...(asking.kind === 'product' && { product_type: z.enum(inquiryProductTypes) }),
    ...(asking.isGuest && guestWriter.shape),
    writer_password: needsPassword(asking) ? inquiryPasswordField : z.string(),
  })

type Problems = Partial<Record<keyof InquiryFields, string | undefined>>

/**
 * Returns the problem of each field, in the screen's words; the server's own for those that it
 * found.
 */
export function problemsOf(
  kind: AskKind,
  errors: FieldErrors<InquiryFields>,
  fields: InquiryFields,
  text: Messages['inquiries']['form']['problems'],
  names: Messages['names'],
): Problems {
  const isLong = (name: keyof InquiryFields) => errors[name]?.type === 'too_big'
  const isEmpty = (name: 'writer_name' | 'writer_email' | 'writer_password') =>
    fields[name].trim() === ''
  const pattern = kind === 'board' ? text.boardEmailPattern : text.emailPattern
  const password = isEmpty('writer_password') ? text.boardPassword : text.boardPasswordDigits
  const nameSentence = () => {
    if (isLong('writer_name')) return text.nameLength
    const problem = isEmpty('writer_name') ? null : typedNameProblem(fields.writer_name)
    if (problem) return names[problem]
    return impersonatesStudio(fields.writer_name) ? names.NAME_POSES_AS_STUDIO : text.name
  }
  const messages: Required<Problems> = {
    title: isLong('title') ? text.titleLength : text.title,
    content: isLong('content') ? text.contentLength : text.content,
    inquiry_type: text.kind,
    product_type: text.product,
    is_private: undefined,
    writer_name: nameSentence(),
    writer_email: isEmpty('writer_email') ? text.email : pattern,
    writer_password: kind === 'board' ? password : text.password,
  }
  const wrong = keysOf(messages).filter((name) => name in errors)
  return Object.fromEntries(
    wrong.map((name) => [
      name,
      errors[name]?.type === 'server' ? errors[name].message : messages[name],
    ]),
  )
}

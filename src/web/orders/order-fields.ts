import { type FieldError, useFormContext } from 'react-hook-form'
import { z } from 'zod'
import { optionalNameField } from '#contract/fields.ts'
import { contactFields } from '#contract/orders.ts'
import { phoneProblem } from '#domain/accounts/phone.ts'
import { typedNameProblem } from '#domain/names/person-name.ts'
import { cashReceiptPurposes, isCashReceiptNumber } from '#domain/payments/cash-receipt.ts'
import type { Messages } from '#texts/messages.ts'

export const orderFieldNames = [
  'guest_name',
  'guest_email',
  'guest_phone',
  'guest_postal_code',
  'guest_basic_address',
  'guest_detailed_address',
  'delivery_message',
  'promotion_code',
  'used_points',
  'depositor_name',
  'cash_receipt_purpose',
  'cash_receipt_number',
] as const

/** The rules of the API contract. Codes and points are checked in their own fields. */
export const orderFieldsSchema = z
  .object({
    ...contactFields,
    promotion_code: z.string().trim().default(''),
    used_points: z.string().default(''),
    depositor_name: optionalNameField,
    cash_receipt_purpose: z.enum(['NONE', ...cashReceiptPurposes]).default('NONE'),
    cash_receipt_number: z
      .string()
      .default('')
      .transform((text) => text.replace(/[\s-]/g, '')),
  } satisfies Record<(typeof orderFieldNames)[number], z.ZodType>)
  .refine(
    ({ cash_receipt_purpose: purpose, cash_receipt_number: number }) =>
      purpose === 'NONE' || isCashReceiptNumber(purpose, number),
    { path: ['cash_receipt_number'] },
  )

/** Typed content of the order page. */
export type OrderFields = z.input<typeof orderFieldsSchema>

/** Validated content: trimmed, and null for empty fields. */
export type CheckedFields = z.output<typeof orderFieldsSchema>

export const useOrderFields = () => useFormContext<OrderFields, unknown, CheckedFields>()

type ContactProblem = FieldError | undefined

/** Message about the contact's name or the depositor's name. */
export function nameSentence(
  error: ContactProblem,
  typed: string,
  { names, ordering: { contact } }: Pick<Messages, 'names' | 'ordering'>,
) {
  if (!error) return null
  if (error.type === 'too_big') return contact.nameTooLong
  const problem = typed.trim() === '' ? null : typedNameProblem(typed)
  return problem ? names[problem] : contact.nameRequired
}

export function emailProblem(
  error: ContactProblem,
  typed: string,
  text: Messages['ordering']['contact'],
) {
  if (!error) return null
  return typed.trim() === '' ? text.emailRequired : text.emailInvalid
}

export function phoneSentence(
  error: ContactProblem,
  typed: string,
  text: Messages['ordering']['contact'],
) {
  if (!error) return null
  switch (phoneProblem(typed)) {
    case 'PHONE_REQUIRED':
      return text.phoneRequired
    case 'PHONE_NOT_DIGITS':
      return text.phoneNotDigits
    default:
      return text.phoneLength
  }
}

import { getMe } from '#contract/accounts.ts'
import { createInquiry, type Inquiry } from '#contract/inquiries.ts'
import type { Messages } from '#texts/messages.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import {
  type AskKind,
  type InquiryBody,
  type InquiryFields,
  needsPassword,
} from './inquiry-rules.ts'

type Failures = Messages['inquiries']['form']['failures']

/** Thrown if the member could not be identified, so that nothing was sent. */
class UserUnknown extends Error {
  constructor(cause: unknown) {
    super('the member could not be looked up', { cause })
  }
}

/**
 * Sends an inquiry. Reads a member's account first: an expired session must not turn a member into
 * a guest.
 *
 * @throws ApiRefusal; UserUnknown
 */
export async function sendInquiry(
  body: InquiryBody,
  isGuest: boolean,
  idempotencyKey: string,
): Promise<Inquiry> {
  if (!isGuest) {
    await call(getMe, {}).catch((error: unknown) => {
      throw new UserUnknown(error)
    })
  }
  return call(createInquiry, { body }, { idempotencyKey })
}

/** Builds the request body: members send no contact, and a password only if it is required. */
export function bodyOf(kind: AskKind, fields: InquiryFields, isGuest: boolean): InquiryBody {
  const { writer_name, writer_email, writer_password, inquiry_type, ...content } = fields
  const asking = { kind, isGuest, isPrivate: fields.is_private }
  return {
    ...content,
    // The form's rules refuse an empty kind.
    inquiry_type: inquiry_type as InquiryBody['inquiry_type'],
    ...(isGuest && { writer_name, writer_email }),
    ...(needsPassword(asking) && { writer_password }),
  }
}

/** Returns why nothing was sent. Source: INQ-06. */
export function failureOf(error: unknown, kind: AskKind, text: Failures): string {
  if (error instanceof UserUnknown) return userFailureOf(error.cause, text)
  const other = kind === 'product' ? text.product : text.other
  if (!isRefusal(error)) return other
  switch (error.status) {
    case 0:
      return text.offline
    case 400:
      return text.malformed
    case 401:
      return text.signIn
    case 403:
      return text.forbidden
    case 404:
      return text.notFound
    case 500:
      return text.fault
    default:
      return error.serverMessage ?? other
  }
}

function userFailureOf(error: unknown, text: Failures): string {
  if (!isRefusal(error)) return text.user
  if (error.status === 0) return text.offline
  if (error.status === 401) return text.userSignIn
  return error.status === 403 ? text.userForbidden : text.user
}

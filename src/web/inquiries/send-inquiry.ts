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

/** Who the member is could not be found out, so nothing was sent. */
class UserUnknown extends Error {
  constructor(cause: unknown) {
    super('the member could not be looked up', { cause })
  }
}

/**
 * Sends an inquiry. A member is looked up first: one whose session has ended must not turn into a
 * guest on the way.
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

/** What is sent of the fields: a member's are who they are, and a password only where it is asked for. */
export function bodyOf(kind: AskKind, fields: InquiryFields, isGuest: boolean): InquiryBody {
  const { writer_name, writer_email, writer_password, inquiry_type, ...words } = fields
  const asking = { kind, isGuest, isPrivate: fields.is_private }
  return {
    ...words,
    inquiry_type: inquiry_type as InquiryBody['inquiry_type'],
    ...(isGuest && { writer_name, writer_email }),
    ...(needsPassword(asking) && { writer_password }),
  }
}

/** Why nothing was sent. Source: INQ-06. */
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

import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { deliveryOf, notify } from '#server/notifications/index.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import {
  type CodeSubject,
  issueCode,
  proveCode,
  storeBearer,
} from '#server/platform/one-time-codes.ts'
import { limitRates } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { texts } from '#texts/all.ts'
import { resolveForDelivery } from '#texts/delivery.ts'
import { rememberDevice } from './device-cookie.ts'
import { bearerOfProof } from './proof-bearer.ts'
import { sendCodeLimits, textLimits, verifyCodeLimits } from './rate-limits.ts'

/** An address or phone number that a visitor claims. */
export interface Contact extends CodeSubject {
  readonly purpose: 'email' | 'phone'
}

type Needed = Pick<Deps, 'db' | 'now' | 'secret' | 'rateLimits' | 'mail' | 'sms'>

/**
 * Sends a code to the contact. The reply does not reveal whether the contact is a member's. A new
 * code replaces the previous one. Sets the cookie by which the browser is recognised when it verifies
 * the contact.
 */
export async function sendContactCode(
  deps: Needed,
  contact: Contact,
  context: Pick<RequestContext, 'ip' | 'language' | 'cookies' | 'setCookie'>,
) {
  const { ip, language } = context
  const at = deps.now()
  const costs = contact.purpose === 'phone' ? textLimits(ip) : []
  await limitRates(deps, [...sendCodeLimits(contact.target, ip), ...costs], at)
  await inTransaction(deps.db, async (tx) => {
    const code = await issueCode(tx, deps.secret, contact, at)
    await notify(
      tx,
      { kind: notificationKinds[contact.purpose], to: contact.target, code, language },
      at,
    )
  })
  rememberDevice(context)
  return {
    success: true as const,
    message: resolveForDelivery(pickAnswers(language)[contact.purpose].sent, deliveryOf(deps)),
  }
}

/**
 * Verifies the contact for a registration within 30 minutes from the same browser.
 *
 * Refuses EMAIL_CODE_MISMATCH, EMAIL_CODE_EXPIRED (too old, or five attempts used), and the PHONE
 * codes likewise.
 */
export async function verifyContact(
  deps: Needed,
  contact: Contact,
  code: string,
  context: Pick<RequestContext, 'ip' | 'language' | 'cookies' | 'setCookie'>,
) {
  const { ip, language } = context
  const at = deps.now()
  await limitRates(deps, verifyCodeLimits(contact.target, ip), at)
  const outcome = await proveCode(deps.db, deps.secret, contact, code, at)
  if (outcome !== 'proven') refuse(refusalCodes[contact.purpose][outcome])
  await storeBearer(deps.db, contact, bearerOfProof(deps.secret, context))
  return { verified: true as const, message: pickAnswers(language)[contact.purpose].verified }
}

const notificationKinds = { email: 'EMAIL_CODE', phone: 'PHONE_CODE' } as const

const refusalCodes = {
  email: { mismatch: 'EMAIL_CODE_MISMATCH', expired: 'EMAIL_CODE_EXPIRED' },
  phone: { mismatch: 'PHONE_CODE_MISMATCH', expired: 'PHONE_CODE_EXPIRED' },
} as const

const pickAnswers = (language: Language) => texts[language].accounts.answers

import type { ConfirmOutcome } from '#server/ports/payment-provider.ts'
import { toProviderPayment } from './toss-payment.ts'
import type { TossResponse } from './toss-response.ts'
import { CONFIGURATION_CODES, unknownOutcomeOf } from './toss-response.ts'

/** Toss accepts our keys but does not allow the shop, its terminal or its business to take money. */
const SHOP_CODES: ReadonlySet<string> = new Set([
  'NOT_FOUND_TERMINAL_ID',
  'INVALID_UNREGISTERED_SUBMALL',
  'NOT_REGISTERED_BUSINESS',
])

/** Toss accepts our keys but finds no shop for them: it then reports every payment as not found. */
export const UNKNOWN_SHOP_CODES: ReadonlySet<string> = new Set([
  ...SHOP_CODES,
  'NOT_FOUND_MERCHANT',
  'NOT_FOUND_MERCHANT_BUSINESS_NUMBER',
])

/** Codes for a payment that was not captured. The outcome of any code not listed is unknown. */
// biome-ignore format: a list of codes reads as a paragraph
const DECLINES: ReadonlySet<string> = new Set([
  'EXCEED_MAX_CARD_INSTALLMENT_PLAN', 'INVALID_REQUEST', 'NOT_ALLOWED_POINT_USE', 'INVALID_REJECT_CARD',
  'BELOW_MINIMUM_AMOUNT', 'INVALID_CARD_EXPIRATION', 'INVALID_STOPPED_CARD', 'EXCEED_MAX_DAILY_PAYMENT_COUNT',
  'NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT', 'INVALID_CARD_INSTALLMENT_PLAN',
  'NOT_SUPPORTED_MONTHLY_INSTALLMENT_PLAN', 'EXCEED_MAX_PAYMENT_AMOUNT',
  'INVALID_AUTHORIZE_AUTH', 'INVALID_CARD_LOST_OR_STOLEN', 'RESTRICTED_TRANSFER_ACCOUNT', 'INVALID_CARD_NUMBER',
  'EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT',
  'EXCEED_MAX_ONE_TIME_WITHDRAW_AMOUNT', 'CARD_PROCESSING_ERROR', 'EXCEED_MAX_AMOUNT',
  'INVALID_ACCOUNT_INFO_RE_REGISTER', 'NOT_AVAILABLE_PAYMENT', 'UNAPPROVED_ORDER_ID',
  'EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT', 'REJECT_ACCOUNT_PAYMENT', 'REJECT_CARD_PAYMENT', 'REJECT_CARD_COMPANY',
  'FORBIDDEN_REQUEST', 'REJECT_TOSSPAY_INVALID_ACCOUNT', 'EXCEED_MAX_AUTH_COUNT', 'EXCEED_MAX_ONE_DAY_AMOUNT',
  'NOT_AVAILABLE_BANK', 'INVALID_PASSWORD', 'FDS_ERROR', 'NOT_FOUND_PAYMENT', 'NOT_FOUND_PAYMENT_SESSION',
])

/**
 * Decides the outcome of a confirmation. Settled: the reply itself shows the captured payment.
 * Declined or refused for the shop: a listed code. Everything else, such as
 * ALREADY_PROCESSED_PAYMENT and every 5xx, is unknown and must be read. Source: PAY-03.
 */
export function decideConfirm(answer: TossResponse): ConfirmOutcome {
  if (answer.status === null) return { outcome: 'unknown', why: answer.why }
  const { status, code, body } = answer
  if (status === 200) {
    const payment = toProviderPayment(body)
    if (payment?.status === 'PAID') return { outcome: 'settled', payment }
    if (payment?.status === 'WAITING_FOR_DEPOSIT') return { outcome: 'waitsForDeposit', payment }
    return { outcome: 'unknown', why: `200 ${payment?.status ?? 'that is no payment'}` }
  }
  if (code && CONFIGURATION_CODES.has(code)) return { outcome: 'misconfigured', code }
  if (code && SHOP_CODES.has(code)) return { outcome: 'shopRefused', code }
  const isDecline = status >= 400 && status < 500 && code !== null && DECLINES.has(code)
  return isDecline
    ? { outcome: 'declined', code }
    : { outcome: 'unknown', why: `${status} ${code}` }
}

/** Maps a failed read of an existing payment to its outcome. */
export function failureOf(answer: TossResponse) {
  const code = answer.status === null ? null : answer.code
  return code && UNKNOWN_SHOP_CODES.has(code)
    ? ({ outcome: 'shopUnknown', code } as const)
    : unknownOutcomeOf(answer)
}

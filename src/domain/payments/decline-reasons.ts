import { keysOf } from '#domain/collections/records.ts'
/** Why a payment failed, as far as the customer can do something about it. */
export type DeclineReason =
  | 'gaveUp'
  | 'stopped'
  | 'refused'
  | 'timeOver'
  | 'limit'
  | 'balance'
  | 'blockedCard'
  | 'cardDetails'
  | 'instalments'
  | 'cardPoints'
  | 'account'
  | 'bankHours'
  | 'password'
  | 'tooManyTries'
  | 'fraudCheck'
  | 'shop'
  | 'accountClosed'
  | 'otherAmount'
  /** The only reason with which money was taken. */
  | 'otherAmountTaken'

/**
 * Codes that only the studio or the provider can resolve all map to `shop`: the screen suggests
 * another payment method.
 */
// biome-ignore format: a list of codes reads as a paragraph
const codes: Readonly<Record<DeclineReason, readonly string[]>> = {
  gaveUp: ['PAY_PROCESS_CANCELED'],
  stopped: ['PAY_PROCESS_ABORTED', 'FAILED', 'CARD_PROCESSING_ERROR'],
  refused: ['REJECT_CARD_COMPANY', 'INVALID_REJECT_CARD'],
  timeOver: ['NOT_FOUND_PAYMENT_SESSION', 'EXPIRED'],
  limit: [
    'EXCEED_MAX_AMOUNT', 'EXCEED_MAX_PAYMENT_AMOUNT', 'EXCEED_MAX_ONE_DAY_AMOUNT', 'EXCEED_MAX_DAILY_PAYMENT_COUNT',
    'EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT', 'EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT', 'EXCEED_MAX_ONE_TIME_WITHDRAW_AMOUNT',
  ],
  balance: ['REJECT_ACCOUNT_PAYMENT', 'REJECT_CARD_PAYMENT'],
  blockedCard: ['INVALID_STOPPED_CARD', 'INVALID_CARD_LOST_OR_STOLEN'],
  cardDetails: ['INVALID_CARD_EXPIRATION', 'INVALID_CARD_NUMBER'],
  instalments: [
    'EXCEED_MAX_CARD_INSTALLMENT_PLAN', 'INVALID_CARD_INSTALLMENT_PLAN', 'NOT_SUPPORTED_MONTHLY_INSTALLMENT_PLAN',
    'NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT',
  ],
  cardPoints: ['NOT_ALLOWED_POINT_USE'],
  account: ['RESTRICTED_TRANSFER_ACCOUNT', 'INVALID_ACCOUNT_INFO_RE_REGISTER', 'REJECT_TOSSPAY_INVALID_ACCOUNT'],
  bankHours: ['NOT_AVAILABLE_BANK', 'NOT_AVAILABLE_PAYMENT'],
  password: ['INVALID_PASSWORD'],
  tooManyTries: ['EXCEED_MAX_AUTH_COUNT'],
  fraudCheck: ['FDS_ERROR'],
  shop: [
    'INVALID_API_KEY', 'UNAUTHORIZED_KEY', 'INCORRECT_BASIC_AUTH_FORMAT', 'NOT_FOUND_TERMINAL_ID',
    'INVALID_UNREGISTERED_SUBMALL', 'NOT_REGISTERED_BUSINESS', 'BELOW_MINIMUM_AMOUNT', 'INVALID_REQUEST',
    'FORBIDDEN_REQUEST', 'INVALID_AUTHORIZE_AUTH', 'UNAPPROVED_ORDER_ID', 'NOT_FOUND_PAYMENT',
  ],
  accountClosed: ['ABANDONED'],
  otherAmount: ['AMOUNT_MISMATCH'],
  otherAmountTaken: ['MISMATCH'],
}

const reasons: ReadonlyMap<string, DeclineReason> = new Map(
  keysOf(codes).flatMap((reason) => codes[reason].map((code) => [code, reason] as const)),
)

/**
 * Returns the reason for a code of the provider or of our own; null for an undocumented code.
 * Source: docs.tosspayments.com/reference/error-codes.
 */
export const declineReason = (code: string): DeclineReason | null => reasons.get(code) ?? null

/**
 * Every refusal that the API can answer, with its HTTP status. The only such table in the product.
 *
 * A refusal is an answer ("this coupon is used up"); anything else that goes wrong is a fault and
 * becomes 500 `INTERNAL_ERROR`. The sentence a person reads stands in `texts`, one per code and
 * language. Source: shared contract, "Conventions".
 */
export const refusals = {
  MALFORMED_REQUEST: 400,
  EMAIL_CODE_MISMATCH: 400,
  PHONE_CODE_MISMATCH: 400,
  PROMOTION_INVALID: 400,

  SIGN_IN_REQUIRED: 401,
  INVALID_CREDENTIALS: 401,
  SESSION_REVOKED: 401,

  PAYMENT_DECLINED: 402,

  FORBIDDEN: 403,
  CROSS_ORIGIN: 403,
  WITHDRAWN_MEMBER: 403,
  ACCOUNT_DISABLED: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  INQUIRY_PRIVATE: 403,
  INQUIRY_PASSWORD_MISMATCH: 403,

  NOT_FOUND: 404,
  NO_MATCH: 404,
  PROVIDER_NOT_CONFIGURED: 404,
  PROMOTION_NOT_FOUND: 404,
  ORDER_NOT_FOUND: 404,
  PRODUCT_NOT_FOUND: 404,

  USER_ID_TAKEN: 409,
  EMAIL_TAKEN: 409,
  EMAIL_EXISTS: 409,
  LOGIN_TAKEN: 409,
  LAST_LOGIN: 409,
  LAST_ADMINISTRATOR: 409,
  PRICE_CHANGED: 409,
  RECENT_SAME_ORDER: 409,
  ORDER_NOT_CANCELLABLE: 409,
  ILLEGAL_TRANSITION: 409,
  PAYMENT_IN_PROGRESS: 409,
  SHOP_NOT_READY: 409,
  COMPANY_BOOKS_UNREADABLE: 409,
  SURVEY_EXISTS: 409,
  SURVEY_CLOSED: 409,
  REVIEW_EXISTS: 409,
  REPORT_NOT_READY: 409,
  EDIT_CONFLICT: 409,
  MESSAGE_BLANKED: 409,
  CODE_TAKEN: 409,
  COUPON_CLAIMED: 409,
  COUPON_CODE_UNKNOWN: 404,
  INQUIRY_STATUS_MISMATCH: 409,
  SLOT_TAKEN: 409,
  BOOKING_EXISTS: 409,
  BOOKING_NOT_READY: 409,
  TOO_LATE_TO_CHANGE: 409,
  KIND_NOT_OFFERED: 409,
  KIND_ON_SALE: 409,
  OTHER_KIND: 409,
  NEWER_CONTENT: 409,
  POLICY_IN_FORCE: 409,
  OPEN_ORDER: 409,

  EMAIL_CODE_EXPIRED: 410,
  PHONE_CODE_EXPIRED: 410,
  PROMOTION_EXPIRED: 410,
  LINK_EXPIRED: 410,

  REQUEST_TIMEOUT: 408,

  PAYLOAD_TOO_LARGE: 413,
  IMAGE_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IMAGE_NOT_SUPPORTED: 415,
  MEDIA_NOT_SUPPORTED: 415,

  VALIDATION_FAILED: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  CONTACT_MISSING: 422,
  EMAIL_NOT_VERIFIED: 422,
  PHONE_NOT_VERIFIED: 422,
  REDIRECT_NOT_ALLOWED: 422,
  USER_ID_RESERVED: 422,
  PASSWORD_TOO_WEAK: 422,
  PASSWORD_UNCHANGED: 422,
  CURRENT_PASSWORD_MISMATCH: 422,
  AGREEMENT_REQUIRED: 422,
  ORDER_NOT_COMPLETED: 422,
  PRODUCT_NOT_ON_SALE: 422,
  PRODUCT_OF_ANOTHER_KIND: 422,
  COUPON_NOT_ACTIVE: 422,
  COUPON_NOT_OWNED: 422,
  POINTS_BELOW_MINIMUM: 422,
  POINTS_INSUFFICIENT: 422,
  POINTS_MEMBERS_ONLY: 422,
  TOTAL_NOT_POSITIVE: 422,
  PAYMENT_METHOD_UNAVAILABLE: 422,
  AMOUNT_MISMATCH: 422,
  REFUND_TOO_LARGE: 422,
  REFUND_REFUSED: 422,
  TOO_MANY_IMAGES: 422,
  FILE_MISSING: 422,
  IMAGE_BROKEN: 422,
  IMAGE_TOO_MANY_PIXELS: 422,
  REPORT_INCOMPLETE: 422,
  INQUIRY_PASSWORD_REQUIRED: 422,
  WRITER_NAME_RESERVED: 422,
  SLOT_NOT_OFFERED: 422,

  TOO_MANY_REQUESTS: 429,
  HEADERS_TOO_LARGE: 431,

  INTERNAL_ERROR: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<string, number>

export type RefusalCode = keyof typeof refusals

/** Refusals that any endpoint may answer; an endpoint declares only the others. */
export const commonRefusals: readonly RefusalCode[] = [
  'MALFORMED_REQUEST',
  'SIGN_IN_REQUIRED',
  'SESSION_REVOKED',
  'FORBIDDEN',
  'PASSWORD_CHANGE_REQUIRED',
  'CROSS_ORIGIN',
  'NOT_FOUND',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'VALIDATION_FAILED',
  'IDEMPOTENCY_KEY_REUSED',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'UNAVAILABLE',
]

/** One field that failed validation. */
export interface FieldProblem {
  /** `["body", "email"]`, `["query", "page"]`; list positions are numbers. */
  readonly loc: readonly (string | number)[]
  readonly msg: string
  readonly type: string
}

/** The body of every answer that is not 2xx. Some codes add fields, as their endpoints say. */
export interface RefusalBody {
  readonly code: RefusalCode
  readonly message: string
  readonly detail: string | readonly FieldProblem[]
  /** Quoted by the customer, found in the log. */
  readonly request_id: string
  readonly [extra: string]: unknown
}

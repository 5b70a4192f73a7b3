/**
 * The fixed limits of the product by capability, each with its unit. Limits that an owner can
 * change are in `settings`. Source: LIM-01.
 */

/** Lists: rows per page and the shape of the pager. */
export const pageSizes = {
  default: 10,
  maximum: 100,
  banner: 1,
  landingFaqs: 20,
  landingContents: 50,
  landingReviews: 16,
  gallery: 16,
  productReviews: 2,
  contents: 16,
  faqs: 6,
  shopFaqs: 10,
  orders: 10,
  coupons: 10,
  inquiries: 10,
  combinedInquiries: 20,
} as const
export const PAGER_BUTTONS = 5

/**
 * Widths at which the layout changes; a narrow layout applies up to and including its breakpoint.
 */
export const breakpointsPx = {
  narrowest: 320,
  phone: 640,
  shop: 768,
  wide: 1024,
  widest: 1280,
} as const

export interface CarouselLimits {
  readonly perView: number
  readonly narrower: readonly { readonly underPx: number; readonly perView: number }[]
  readonly autoplayMs: number
  readonly speedMs: number
}

/**
 * Landing page. `perView` is read from the widest screen down: the first entry whose `underPx` is
 * above the width gives the number of slides.
 */
export const carousels = {
  reviews: {
    perView: 3,
    narrower: [
      { underPx: 1024, perView: 2 },
      { underPx: 640, perView: 1 },
    ],
    autoplayMs: 5_000,
    speedMs: 500,
  },
  contents: {
    perView: 3,
    narrower: [
      { underPx: 1024, perView: 2 },
      { underPx: 768, perView: 1 },
    ],
    autoplayMs: 4_000,
    speedMs: 500,
  },
} as const satisfies Record<string, CarouselLimits>
export const FAQ_PREVIEW_ITEMS = 3
export const SLOW_LOAD_HINT_MS = 10_000

/** Calls between browser and server. */
export const REQUEST_TIMEOUT_MS = 60_000
export const IDEMPOTENCY_KEY_MAX_LENGTH = 255
/** A payment with a hundred partial refunds has half of this. */
export const WEBHOOK_MAX_BYTES = 64 * 1024
export const redirectDelaysMs = { signUpBackup: 500, paidOrderToSurvey: 100 } as const

/** Free text. `freeText` applies wherever a label says “within 200 characters”. */
export const textLengths = {
  freeText: 200,
  /** What is typed into a search field. */
  search: 100,
  name: 50,
  email: 254,
  postalCode: 10,
  basicAddress: 200,
  detailedAddress: 200,
  deliveryMessage: 200,
  bookingNote: 200,
  cancelReason: 200,
  /** Reasons that administrators give for adjusting points or disabling an account. */
  adminReason: 200,
  passkeyName: 60,
  promotionCode: 40,
  title: 200,
  inquiryContent: 5_000,
  reportQuestion: 1_000,
  photoRequest: 200,
  reviewText: 2_000,
  reviewReply: 1_000,
  moderationReason: 200,
  surveyNote: 2_000,
  /** Of a survey: names of products, what one is sensitive to. */
  surveyDetail: 500,
} as const

/** Accounts. */
export const USER_ID_MAX_LENGTH = 50
export const passwordLengths = { min: 8, max: 128 } as const
export const phoneDigitCounts = { min: 10, max: 11 } as const
export const verificationCode = { digits: 6, validMinutes: 10, tries: 5 } as const
export const TEMPORARY_PASSWORD_VALID_MINUTES = 30
export const ACCESS_TOKEN_VALID_MINUTES = 15

/** Orders. */
export const GUEST_POINTS_FIELD_MAX = 100_000
export const ORDER_NUMBER_MAX_LENGTH = 16
export const GUEST_TOKEN_VALID_DAYS = 30
/** Hours after a payment within which a second order of the same consulting needs confirmation. */
export const RECENT_ORDER_HOURS = 24

/** Photos of surveys and reviews. */
export const MAX_SURVEY_PHOTOS = 3
export const MAX_REVIEW_PHOTOS = 3
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024
/** Largest photo that can be chosen, and its size after the browser made it smaller. */
export const PHOTO_SOURCE_MAX_BYTES = 40 * 1024 * 1024
export const PHOTO_SENT_MAX_BYTES = 3 * 1024 * 1024
/** Shorter side of a customer's photo: refused below `min`, advised against below `advised`. */
export const photoSidesPx = { min: 200, advised: 600 } as const
export const PHOTO_LINK_VALID_MINUTES = 10

/** Numeric survey answers. */
export const surveyBounds = {
  heightCm: { min: 100, max: 230 },
  weightKg: { min: 20, max: 250 },
  otherConsultingCount: { min: 0, max: 99 },
} as const

/** Reviews. */
export const ratingBounds = { min: 1, max: 5 } as const

/** Inquiries. */
export const INQUIRY_PASSWORD_DIGITS = 4
export const inquiryPasswordTries = { tries: 5, closedMinutes: 15 } as const

/** Notifications. */
export const NOTIFICATION_POLL_MS = 60_000
export const NOTIFICATION_REFETCH_AFTER_READ_MS = 300
export const BADGE_MAX = 9

/** Bookings. */
export const SLOT_SEARCH_MAX_DAYS = 31
export const BOOKING_FREE_UNTIL_HOURS = 24
export const BOOKING_REMINDER_HOURS = 24

/** Business days from survey to result sheet that an owner can promise. */
export const turnaroundDays = { min: 1, max: 60 } as const

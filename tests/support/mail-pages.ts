import type { AdminEvent, CustomerEvent } from '#server/notifications/notification.ts'

/** Pages that messages link to, by content. */
export type MailPage =
  | 'order'
  | 'survey'
  | 'photo'
  | 'report'
  | 'booking'
  | 'settings'
  | 'inquiry'
  | 'points'
  | 'login'
  | 'product'

/** The page that every kind of message links to; null for a message without a link. */
export const pageOfMail: Readonly<Record<CustomerEvent['kind'], MailPage | null>> = {
  EMAIL_CODE: null,
  LOGIN_CODE: null,
  GUEST_CODE: null,
  PHONE_CODE: null,
  TEST_MAIL: null,
  WELCOME: null,
  FIND_ID: 'login',
  TEMPORARY_PASSWORD: 'login',
  CONSENT_CHANGED: 'settings',
  CONSENT_ASKED: 'settings',
  LOGIN_CHANGED: 'settings',
  FACTOR_CHANGED: 'settings',
  ORDER_PLACED: 'order',
  PAYMENT_CONFIRMED: 'survey',
  SURVEY_REMINDER: 'survey',
  SURVEY_RECEIVED: 'order',
  PHOTO_ASKED: 'photo',
  PHOTOS_ERASED: 'order',
  SHEET_DUE_MOVED: 'order',
  SHEET_LATE: 'order',
  REPORT_READY: 'report',
  ORDER_CANCELLED: null,
  MONEY_RECEIVED: 'order',
  AMOUNT_DUE: 'order',
  REFUND_AGREED: 'order',
  REFUND_SENT: null,
  CASH_RECEIPT_ISSUED: 'order',
  CONSULTING_COMPLETED: null,
  INQUIRY_ANSWERED: 'inquiry',
  PRODUCT_REQUESTED: null,
  PRODUCT_ON_SALE: 'product',
  POINTS_EXPIRING: 'points',
  BOOKING_MADE: 'booking',
  BOOKING_LINK: 'booking',
  BOOKING_REMINDER: 'booking',
  BOOKING_MOVED: 'booking',
  BOOKING_CANCELLED: 'booking',
}

const ADMIN_PAGE = '/admin'

/** The page that every kind of email to administrators opens; each line opens its own subject. */
export const pageOfAdminMail: Readonly<Record<AdminEvent['kind'], string>> = {
  ADMIN_ORDER: ADMIN_PAGE,
  ADMIN_DEPOSIT_DUE: ADMIN_PAGE,
  ADMIN_SURVEY: ADMIN_PAGE,
  ADMIN_SHEET_LATE: ADMIN_PAGE,
  ADMIN_INQUIRY: ADMIN_PAGE,
  ADMIN_BOOKING: ADMIN_PAGE,
  ADMIN_REFUND: ADMIN_PAGE,
  ADMIN_REVIEW: ADMIN_PAGE,
  ADMIN_MONEY_TASK: ADMIN_PAGE,
  ADMIN_MAIL_FAILED: ADMIN_PAGE,
  ADMIN_BACKUP_FAILED: ADMIN_PAGE,
  ADMIN_SUMMARY: ADMIN_PAGE,
}

const SURVEY = '/user/consulting/consulting-order/survey'
const PRODUCT = '/user/consulting/dashboard/original'
const BOOKINGS = '/user/mypage/bookings'

/** Path of each page for a member and for a guest; null where no guest is sent. */
export const mailPages: Readonly<Record<MailPage, { member: string; guest: string | null }>> = {
  order: { member: '/user/mypage/inquery/:order', guest: '/user/consulting/guest-order/:order' },
  survey: { member: SURVEY, guest: SURVEY },
  photo: { member: `${SURVEY}/photo`, guest: `${SURVEY}/photo` },
  report: { member: '/user/mypage/result-sheet/:id', guest: '/user/mypage/result-sheet/:id' },
  booking: { member: BOOKINGS, guest: BOOKINGS },
  settings: { member: '/user/mypage/settings', guest: null },
  inquiry: { member: '/user/mypage/product-inquiries', guest: '/user/product-inquiries' },
  points: { member: '/user/mypage', guest: null },
  login: { member: '/login', guest: null },
  product: { member: PRODUCT, guest: PRODUCT },
}

/** Whether an address matches a page of the table, ignoring order, id and query. */
export function leadsTo(url: string, path: string | null): boolean {
  const pattern = path?.replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(new URL(url).pathname)
}

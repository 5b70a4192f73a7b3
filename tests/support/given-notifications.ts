import { factorChanges } from '#domain/accounts/factor-changes.ts'
import { bookingChannels } from '#domain/bookings/booking-rules.ts'
import type { Language } from '#domain/languages/languages.ts'
import { won } from '#domain/money/won.ts'
import { cashReceiptPurposes } from '#domain/payments/cash-receipt.ts'
import { defaultSettings } from '#domain/settings/settings.ts'
import type { CustomerEvent, Notification } from '#server/notifications/notification.ts'

const order = { orderNumber: 'K7QW2M9T', customerName: 'Hana Kim' }
const orderUrl = 'http://gyeol.test/user/mypage/inquery/K7QW2M9T'
const accountUrl = `${orderUrl}?view=details#refund-account`
const sendBy = new Date('2026-11-10T14:59:59.999Z')
const byProvider = { via: 'PROVIDER', sendBy } as const
const toAccount = { via: 'ACCOUNT', bank: 'Kookmin', ending: '8901', sendBy } as const
const accountNeeded = { via: 'ACCOUNT_NEEDED', accountUrl } as const
const surveyUrl = 'http://gyeol.test/user/consulting/consulting-order/survey?order=K7QW2M9T'
const reportUrl = 'http://gyeol.test/user/mypage/result-sheet/1?token=a-guest-token-of-32-bytes'
const loginUrl = 'http://gyeol.test/login'
const settingsUrl = 'http://gyeol.test/user/mypage/settings'
const withdrawUrl =
  'http://gyeol.test/user/consulting/withdraw-request?token=an-address.and-its-signature'
const surveyDeadline = new Date('2026-11-12T14:59:59.999Z')
const deposit = {
  bank: 'Kookmin',
  account_number: '123456-04-567890',
  holder: 'Gyeol',
  depositor_name: 'Hana Kim',
}
const placed = { kind: 'ORDER_PLACED', productName: 'Hair consulting', orderUrl, ...order } as const

const booking = {
  startsAt: new Date('2026-11-05T01:30:00.000Z'),
  channel: 'video',
  where: null,
  timeZone: 'America/New_York',
  bookingUrl: 'http://gyeol.test/user/mypage/bookings?order=K7QW2M9T',
  attachment: { fileName: 'gyeol.ics', contentType: 'text/calendar', text: 'BEGIN:VCALENDAR' },
  ...order,
} as const
const where = 'https://meet.example.com/gyeol'
const cancelled = { kind: 'BOOKING_CANCELLED', ...booking } as const

const everyMoneyReceived: readonly CustomerEvent[] = [
  { due: won(10_000), deposit, dueAt: new Date('2026-11-05T01:30:00.000Z') },
  { due: won(10_000), deposit: null, dueAt: new Date('2026-11-05T01:30:00.000Z') },
  { due: won(10_000), deposit, dueAt: null },
  { due: won(0), deposit: null, dueAt: null },
].map((rest) => ({ kind: 'MONEY_RECEIVED', amount: won(90_000), orderUrl, ...rest, ...order }))

const everyAmountDue: readonly CustomerEvent[] = [
  { deposit, endsReceipt: false },
  { deposit, endsReceipt: true },
  { deposit: null, endsReceipt: false },
].map((rest) => ({ kind: 'AMOUNT_DUE', amount: won(100_000), orderUrl, ...rest, ...order }))

const everyRefundAgreed: readonly CustomerEvent[] = [byProvider, toAccount, accountNeeded].flatMap(
  (route): CustomerEvent[] => {
    const refund = { kind: 'REFUND_AGREED', amount: won(10_000), route, ...order } as const
    const none = { deductedAmount: won(0), restoredPoints: won(0) }
    const kept = { deductedAmount: won(90_000), restoredPoints: won(1_000) }
    return [
      { ...refund, because: 'CANCELLED', reason: 'changed my mind', ...kept },
      { ...refund, because: 'CANCELLED', reason: 'changed my mind', ...none },
      { ...refund, because: 'ALLOWANCE', reason: 'sorry for the wait', ...none },
      { ...refund, because: 'OVERPAID', reason: null, ...none },
    ]
  },
)

/** An event of every kind and variant, with fixed amounts and times. */
export const everyEvent: readonly CustomerEvent[] = [
  { kind: 'EMAIL_CODE', code: '048213' },
  { kind: 'LOGIN_CODE', code: '048213' },
  { kind: 'GUEST_CODE', code: '048213', orderNumber: order.orderNumber },
  { kind: 'PHONE_CODE', code: '048213' },
  {
    kind: 'PRODUCT_REQUESTED',
    consultingType: 'STYLE_CONSULTING',
    requestedAt: new Date('2026-11-05T01:30:00.000Z'),
    withdrawUrl,
  },
  {
    kind: 'PRODUCT_ON_SALE',
    productName: 'Style consulting',
    price: won(150_000),
    requestedAt: new Date('2026-11-05T01:30:00.000Z'),
    sender: {
      ...defaultSettings.company,
      name: 'Gyeol Inc.',
      businessEmail: 'studio@example.com',
      phone: '02-123-4567',
      address: '1 Seoul-ro',
    },
    productUrl: 'http://gyeol.test/user/consulting/dashboard/original?product_id=1',
    withdrawUrl,
  },
  { kind: 'TEST_MAIL', sentAt: new Date('2026-11-05T01:30:00.000Z') },
  { kind: 'WELCOME', name: 'Hana Kim', userId: 'hana1' },
  { kind: 'FIND_ID', name: 'Hana Kim', userId: 'hana1', loginUrl },
  { kind: 'TEMPORARY_PASSWORD', name: 'Hana Kim', password: 'mk7f-a2qz-9rtx', loginUrl },
  ...[true, false].map(
    (isGiven): CustomerEvent => ({
      kind: 'CONSENT_CHANGED',
      name: 'Hana Kim',
      consent: 'marketing_email',
      isGiven,
      changedAt: new Date('2026-11-05T01:30:00.000Z'),
      settingsUrl,
    }),
  ),
  ...[true, false].map(
    (isConnected): CustomerEvent => ({
      kind: 'LOGIN_CHANGED',
      name: 'Hana Kim',
      provider: 'google',
      isConnected,
      changedAt: new Date('2026-11-05T01:30:00.000Z'),
      settingsUrl,
    }),
  ),
  ...factorChanges.map(
    (change): CustomerEvent => ({
      kind: 'FACTOR_CHANGED',
      name: 'Hana Kim',
      change,
      changedAt: new Date('2026-11-05T01:30:00.000Z'),
      settingsUrl,
    }),
  ),
  {
    kind: 'CONSENT_ASKED',
    name: 'Hana Kim',
    consents: [{ kind: 'marketing_sms', givenAt: new Date('2024-11-05T01:30:00.000Z') }],
    settingsUrl,
  },
  { ...placed, total: won(100_000), deposit, dueAt: new Date('2026-11-05T01:30:00.000Z') },
  { ...placed, total: won(100_000), deposit: null, dueAt: null },
  { ...placed, total: won(0), deposit: null, dueAt: null },
  ...[new Date('2026-11-05T09:00:00.000Z'), null].map(
    (reportDueAt): CustomerEvent => ({
      kind: 'PAYMENT_CONFIRMED',
      amount: won(1_234_500),
      surveyUrl,
      surveyDeadline,
      reportDueAt,
      ...order,
      receipt: {
        productName: 'Hair consulting',
        price: won(1_250_000),
        discounts: won(10_000),
        points: won(5_500),
        method: 'card',
        paidAt: new Date('2026-11-02T01:30:00.000Z'),
      },
    }),
  ),
  { kind: 'SURVEY_REMINDER', surveyUrl, surveyDeadline, ...order },
  { kind: 'SURVEY_RECEIVED', orderUrl, reportDueAt: new Date('2026-11-05T09:00:00Z'), ...order },
  { kind: 'SURVEY_RECEIVED', orderUrl, reportDueAt: null, ...order },
  ...(['front', null] as const).map(
    (photo): CustomerEvent => ({
      kind: 'PHOTO_ASKED',
      photo,
      reason: 'OTHER',
      words: photo && 'Please without glasses.',
      photoUrl: 'https://gyeol.example/user/consulting/consulting-order/survey/photo?order=N',
      ...order,
    }),
  ),
  ...(['REMOVED', 'WITHDRAWN'] as const).map(
    (because): CustomerEvent => ({
      kind: 'PHOTOS_ERASED',
      photos: ['front', null],
      because,
      erasedAt: new Date('2026-11-05T09:00:00Z'),
      orderUrl,
      ...order,
    }),
  ),
  {
    kind: 'SHEET_DUE_MOVED',
    reportDueAt: new Date('2026-11-09T09:00:00Z'),
    reason: 'The consultant is ill.',
    orderUrl,
    ...order,
  },
  ...[0, 1_000].map(
    (points): CustomerEvent => ({
      kind: 'SHEET_LATE',
      reportDueAt: new Date('2026-11-05T09:00:00Z'),
      points: won(points),
      orderUrl,
      ...order,
    }),
  ),
  { kind: 'REPORT_READY', reportUrl, isRevised: false, ...order },
  { kind: 'REPORT_READY', reportUrl, isRevised: true, ...order },
  ...(['CUSTOMER', 'STUDIO', 'UNPAID'] as const).map(
    (because): CustomerEvent => ({
      kind: 'ORDER_CANCELLED',
      because,
      deductedAmount: won(0),
      restoredPoints: won(0),
      ...order,
    }),
  ),
  {
    kind: 'ORDER_CANCELLED',
    because: 'CUSTOMER',
    deductedAmount: won(100_000),
    restoredPoints: won(1_000),
    ...order,
  },
  ...everyMoneyReceived,
  ...everyAmountDue,
  ...everyRefundAgreed,
  { kind: 'REFUND_SENT', amount: won(90_000), interest: won(0), ...order },
  { kind: 'REFUND_SENT', amount: won(90_000), interest: won(407), ...order },
  ...cashReceiptPurposes.map(
    (purpose): CustomerEvent => ({
      kind: 'CASH_RECEIPT_ISSUED',
      purpose,
      ending: '5678',
      amount: won(100_000),
      issueNumber: '123456789',
      url: orderUrl,
      ...order,
    }),
  ),
  { kind: 'CONSULTING_COMPLETED', pointsEarned: won(1_000), ...order },
  { kind: 'CONSULTING_COMPLETED', pointsEarned: won(0), ...order },
  {
    kind: 'INQUIRY_ANSWERED',
    name: 'Hana Kim',
    title: 'How long does it take?',
    answer: 'About five days.\n\nWe write to you.',
    inquiryUrl: 'http://gyeol.test/user/product-inquiries?inquiry=1',
  },
  {
    kind: 'POINTS_EXPIRING',
    name: 'Hana Kim',
    points: won(1_500),
    firstAt: new Date('2026-11-30T14:59:59.999Z'),
    pointsUrl: 'http://gyeol.test/user/mypage',
  },
  ...bookingChannels.flatMap((channel): CustomerEvent[] => [
    { kind: 'BOOKING_MADE', ...booking, channel },
    { kind: 'BOOKING_REMINDER', ...booking, channel, where, timeZone: 'Asia/Seoul' },
  ]),
  { kind: 'BOOKING_LINK', ...booking, where },
  { kind: 'BOOKING_LINK', ...booking },
  { kind: 'BOOKING_REMINDER', ...booking },
  { kind: 'BOOKING_MOVED', formerlyAt: new Date('2026-11-04T01:30:00.000Z'), ...booking },
  { ...cancelled, because: 'CUSTOMER', reason: null },
  { ...cancelled, because: 'STUDIO', reason: 'illness' },
]

interface PlacedChange {
  readonly customerName?: string
  readonly depositorName?: string
  readonly orderUrl?: string
}

/** The event of an order paid by bank transfer, for a recipient. */
export const orderPlacedNotice = (
  to: string,
  language: Language = 'ko',
  { depositorName = 'Hana Kim', ...given }: PlacedChange = {},
): Notification => ({
  ...placed,
  total: won(100_000),
  deposit: { ...deposit, depositor_name: depositorName },
  dueAt: new Date('2026-11-05T01:30:00.000Z'),
  ...given,
  to,
  language,
})

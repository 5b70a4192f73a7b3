import type { FaceOutlineName } from '#domain/drawings/parameters/face-fields.ts'
import type { StyleName } from '#domain/drawings/styles/style.ts'
import type { Language } from '#domain/languages/languages.ts'
import { type Won, won } from '#domain/money/won.ts'
import type { RefundRules } from '#domain/refunds/refund-rules.ts'

/**
 * The bank account that customers transfer to. Every field is empty until the owner enters the
 * account.
 */
interface BankAccount {
  readonly bank: string
  readonly accountNumber: string
  readonly holder: string
  /** For transfers from abroad; each may be empty. */
  readonly bankEnglish: string
  readonly holderLatin: string
  /** SWIFT/BIC: 8 or 11 characters. */
  readonly swift: string
}

/**
 * Whether the bank account is complete, so that customers can pay by transfer. Source:
 * docs/rules.md ST-4.
 */
export const hasBankAccount = ({ bankAccount }: Pick<Settings, 'bankAccount'>): boolean =>
  bankAccount.accountNumber !== ''

/** Company details that the law requires in the footer. Source: NAV-05. */
export interface Company {
  readonly name: string
  readonly ceo: string
  readonly businessEmail: string
  readonly phone: string
  readonly address: string
  /** In Latin letters, for pages and emails in other languages than Korean; may be empty. */
  readonly nameLatin: string
  readonly addressLatin: string
  readonly businessRegistrationNumber: string
  readonly mailOrderRegistrationNumber: string
  readonly privacyOfficer: string
  readonly hostingProvider: string
  readonly kakaoUrl: string
  readonly instagramUrl: string
}

/**
 * Author of the result sheets, introduced on product and order pages. Without a name there is no
 * introduction; the rest is optional.
 */
export interface Consultant {
  readonly name: string
  /** In Latin letters, for pages in other languages than Korean. */
  readonly nameLatin: string
  /** One or two sentences in each language. */
  readonly words: Readonly<Record<Language, string>>
  /** Hair and face of the drawn portrait. */
  readonly style: StyleName
  readonly faceShape: FaceOutlineName
}

/**
 * Everything that an administrator can change without a developer, except prices, which belong to
 * the catalogue.
 */
export interface Settings {
  readonly paymentDeadlineDays: number
  readonly surveyDeadlineDays: number
  /** Days after the payment on which customers are reminded of a missing survey. */
  readonly surveyReminderDays: readonly number[]
  /** Days after the result sheet was sent. */
  readonly autoCompleteDays: number
  /** Percentage of the amount paid, earned when the consultation is completed. */
  readonly earnPercent: number
  readonly reviewPoints: Won
  /** Points for a review with a photo, instead of `reviewPoints`. */
  readonly reviewPhotoPoints: Won
  /** Points for a member whose result sheet is late; 0 for none. */
  readonly lateReportPoints: Won
  readonly pointsMinimum: Won
  readonly pointsValidMonths: number
  readonly refundRules: RefundRules
  readonly requirePhoneVerification: boolean
  /** Whether everybody who works in the back office needs a second factor. */
  readonly requireSecondFactor: boolean
  /** Days after the order's completion at which customer photos are erased. */
  readonly photoRetentionDays: number
  /** Consultant of orders that nobody is assigned to when their work begins; null: the owner. */
  readonly defaultConsultantId: string | null
  /** Minimum hours between booking a consultation and its start. */
  readonly bookingNoticeHours: number
  /** Maximum days ahead that a consultation can be booked. */
  readonly bookingHorizonDays: number
  readonly bankAccount: BankAccount
  readonly company: Company
  readonly consultant: Consultant
}

/** Settings of a new installation; each works until the owner changes it. */
export const defaultSettings: Settings = {
  paymentDeadlineDays: 3,
  surveyDeadlineDays: 7,
  surveyReminderDays: [1, 5],
  autoCompleteDays: 7,
  earnPercent: 1,
  reviewPoints: won(500),
  reviewPhotoPoints: won(1_000),
  // Compensation in points is money, so only the owner can turn it on.
  lateReportPoints: won(0),
  pointsMinimum: won(1_000),
  pointsValidMonths: 6,
  refundRules: {
    version: 1,
    freeWindowMinutes: 60,
    lateFee: won(10_000),
    surveyMissedFee: won(10_000),
    addsFees: false,
    statutoryWithdrawalDays: 0,
  },
  requirePhoneVerification: false,
  requireSecondFactor: false,
  photoRetentionDays: 180,
  defaultConsultantId: null,
  bookingNoticeHours: 24,
  bookingHorizonDays: 28,
  bankAccount: {
    bank: '',
    accountNumber: '',
    holder: '',
    bankEnglish: '',
    holderLatin: '',
    swift: '',
  },
  company: {
    name: '(주)결',
    ceo: '김결',
    businessEmail: 'hello@example.com',
    phone: '02-000-0000',
    address: '서울특별시 강남구',
    nameLatin: '',
    addressLatin: '',
    businessRegistrationNumber: '000-00-00000',
    mailOrderRegistrationNumber: '제0000-서울강남-00000호',
    privacyOfficer: '이은',
    hostingProvider: '(주)결',
    kakaoUrl: 'https://pf.kakao.com/',
    instagramUrl: 'https://www.instagram.com/',
  },
  consultant: {
    name: '',
    nameLatin: '',
    words: { ko: '', en: '', vi: '' },
    style: 'tuckedBob',
    faceShape: 'oval',
  },
}

/** Bank account of the demo; no bank has issued it. */
export const demoBankAccount: BankAccount = {
  bank: '국민은행',
  accountNumber: '000000-00-000000',
  holder: '(주)결 · 시연용',
  // Empty: otherwise an owner who changes only the account would keep another bank's SWIFT.
  bankEnglish: '',
  holderLatin: '',
  swift: '',
}

/** Price of the hair consulting in a new catalogue. */
export const defaultProductPrice = { price: won(100_000), shippingFee: won(0) } as const

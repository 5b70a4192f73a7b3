import { type Won, won } from '#domain/money/won.ts'
import type { RefundRules } from '#domain/refunds/refund-rules.ts'

/** Where customers transfer to. Every field is empty until the owner names the account. */
export interface BankAccount {
  readonly bank: string
  readonly accountNumber: string
  readonly holder: string
  /** For transfers from abroad; each may be empty. */
  readonly bankEnglish: string
  readonly holderLatin: string
  /** SWIFT/BIC: 8 or 11 characters. */
  readonly swift: string
}

/** Whether customers can be told where to transfer to. Source: docs/rules.md ST-4. */
export const hasBankAccount = ({ bankAccount }: Pick<Settings, 'bankAccount'>): boolean =>
  bankAccount.accountNumber !== ''

/** What the footer says about the company, as the law asks. Source: NAV-05. */
export interface Company {
  readonly name: string
  readonly ceo: string
  readonly businessEmail: string
  readonly phone: string
  readonly address: string
  /** In Latin letters, for pages and mails that are not Korean; may be empty. */
  readonly nameLatin: string
  readonly addressLatin: string
  readonly businessRegistrationNumber: string
  readonly mailOrderRegistrationNumber: string
  readonly privacyOfficer: string
  readonly hostingProvider: string
  readonly kakaoUrl: string
  readonly instagramUrl: string
}

/** Everything that an administrator can change without a developer, but prices (the catalogue's). */
export interface Settings {
  readonly paymentDeadlineDays: number
  readonly surveyDeadlineDays: number
  /** After the payment, while no survey is in. */
  readonly surveyReminderDays: readonly number[]
  /** After the result sheet was sent. */
  readonly autoCompleteDays: number
  /** Of what was paid, when the consulting is completed. */
  readonly earnPercent: number
  readonly reviewPoints: Won
  /** Instead of `reviewPoints` for a review with a photo. */
  readonly reviewPhotoPoints: Won
  readonly pointsMinimum: Won
  readonly pointsValidMonths: number
  readonly refundRules: RefundRules
  readonly requirePhoneVerification: boolean
  /** After the order's completion; customer photos are erased then. */
  readonly photoRetentionDays: number
  /** A consultation is booked at least so long before it begins. */
  readonly bookingNoticeHours: number
  /** And at most so many days ahead. */
  readonly bookingHorizonDays: number
  readonly bankAccount: BankAccount
  readonly company: Company
}

/** What a new installation starts with; every field is sensible until the owner changes it. */
export const defaultSettings: Settings = {
  paymentDeadlineDays: 3,
  surveyDeadlineDays: 7,
  surveyReminderDays: [1, 5],
  autoCompleteDays: 7,
  earnPercent: 1,
  reviewPoints: won(500),
  reviewPhotoPoints: won(1_000),
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
  photoRetentionDays: 180,
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
}

/** The account that the demonstration shows; no bank has given it to anybody. */
export const demoBankAccount: BankAccount = {
  bank: '국민은행',
  accountNumber: '000000-00-000000',
  holder: '(주)결 · 시연용',
  // Left empty: an owner who changes only the account would keep another bank's SWIFT.
  bankEnglish: '',
  holderLatin: '',
  swift: '',
}

/** What the hair consulting costs in a new catalogue. */
export const defaultProductPrice = { price: won(100_000), shippingFee: won(0) } as const

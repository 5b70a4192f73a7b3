import type { ConsultingType } from '#contract/catalog.ts'
import type { OptionalConsent } from '#domain/accounts/consents.ts'
import type { FactorChange } from '#domain/accounts/factor-changes.ts'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import type { BookingChannel } from '#domain/bookings/booking-rules.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Won } from '#domain/money/won.ts'
import type { AdminOccasion } from '#domain/notifications/admin-mails.ts'
import type { CashReceiptPurpose } from '#domain/payments/cash-receipt.ts'
import type { Company } from '#domain/settings/settings.ts'
import type { ErasureReason } from '#domain/surveys/photo-erasure.ts'
import type { PhotoReason } from '#domain/surveys/photo-requests.ts'
import type { MailItemGroup } from './administrators/mail-items.ts'
import type { Attachment } from './attachment.ts'
import type { RefundRoute } from './refund-route.ts'

interface Deposit {
  readonly bank: string
  readonly account_number: string
  readonly holder: string
  readonly bank_english?: string | undefined
  readonly holder_latin?: string | undefined
  readonly swift?: string | undefined
  readonly depositor_name: string
}

interface OfOrder {
  readonly orderNumber: string
  readonly customerName: string
}

interface BankAccountData {
  readonly name: string
  readonly loginUrl: string
}

interface OfSettings {
  readonly name: string
  readonly settingsUrl: string
}

interface OfAdministrator {
  /** URL of the back office. */
  readonly adminUrl: string
}

interface BookingMailData extends OfOrder {
  readonly startsAt: Date
  readonly channel: BookingChannel
  /** Phone number, address or video link of the consultation, if known. */
  readonly where: string | null
  /** The customer's time zone, if known. */
  readonly timeZone: string | null
  readonly bookingUrl: string
  /** The calendar entry. */
  readonly attachment: Attachment
}

/** Data of a message to a customer, by event. It is complete: delivery looks nothing up. */
export type CustomerEvent =
  | { readonly kind: 'EMAIL_CODE'; readonly code: string }
  | { readonly kind: 'LOGIN_CODE'; readonly code: string }
  | { readonly kind: 'GUEST_CODE'; readonly code: string; readonly orderNumber: string }
  | { readonly kind: 'PHONE_CODE'; readonly code: string }
  | { readonly kind: 'TEST_MAIL'; readonly sentAt: Date }
  | { readonly kind: 'WELCOME'; readonly name: string; readonly userId: string }
  | ({ readonly kind: 'FIND_ID'; readonly userId: string } & BankAccountData)
  | ({ readonly kind: 'TEMPORARY_PASSWORD'; readonly password: string } & BankAccountData)
  | ({
      readonly kind: 'CONSENT_CHANGED'
      readonly consent: OptionalConsent
      readonly isGiven: boolean
      readonly changedAt: Date
    } & OfSettings)
  | ({
      readonly kind: 'LOGIN_CHANGED'
      readonly provider: SocialProvider
      readonly isConnected: boolean
      readonly changedAt: Date
    } & OfSettings)
  | ({
      readonly kind: 'FACTOR_CHANGED'
      readonly change: FactorChange
      readonly changedAt: Date
    } & OfSettings)
  | ({
      readonly kind: 'CONSENT_ASKED'
      readonly consents: readonly { readonly kind: OptionalConsent; readonly givenAt: Date }[]
    } & OfSettings)
  | ({
      readonly kind: 'ORDER_PLACED'
      readonly productName: string
      readonly total: Won
      readonly deposit: Deposit | null
      readonly dueAt: Date | null
      readonly orderUrl: string
    } & OfOrder)
  | ({
      readonly kind: 'PAYMENT_CONFIRMED'
      readonly amount: Won
      readonly surveyUrl: string
      readonly surveyDeadline: Date
      /** Due time of the result sheet if the survey came before the payment; else null. */
      readonly reportDueAt: Date | null
      /** What was paid for and how; absent in messages from before receipts existed. */
      readonly receipt?: {
        readonly productName: string
        readonly price: Won
        readonly discounts: Won
        readonly points: Won
        readonly method: string
        readonly paidAt: Date
        /**
         * Approval number of the National Tax Service if the payment provider issued a cash receipt with the
         * payment.
         */
        readonly cashReceipt?: {
          readonly purpose: CashReceiptPurpose
          readonly issueNumber: string
        }
      }
    } & OfOrder)
  | ({
      readonly kind: 'SURVEY_REMINDER'
      readonly surveyUrl: string
      readonly surveyDeadline: Date
    } & OfOrder)
  | ({
      readonly kind: 'SURVEY_RECEIVED'
      readonly orderUrl: string
      /** Due time of the result sheet; null while the order is unpaid. */
      readonly reportDueAt: Date | null
    } & OfOrder)
  | ({
      /** The studio asks for a photo, once more or because it is missing. */
      readonly kind: 'PHOTO_ASKED'
      /** Which of the kind's photos; null: one without a name. */
      readonly photo: string | null
      readonly reason: PhotoReason
      /** Text written by the studio. */
      readonly words: string | null
      readonly photoUrl: string
    } & OfOrder)
  | ({
      /** The customer had photos erased: the proof. */
      readonly kind: 'PHOTOS_ERASED'
      /** Which of the kind's photos; null: one without a name. */
      readonly photos: readonly (string | null)[]
      /** Withdrawing the consent also erases the answers about body and health. */
      readonly because: Extract<ErasureReason, 'REMOVED' | 'WITHDRAWN'>
      readonly erasedAt: Date
      readonly orderUrl: string
    } & OfOrder)
  | ({
      /** The studio moved the due day. */
      readonly kind: 'SHEET_DUE_MOVED'
      readonly reportDueAt: Date
      /** Text written by the studio. */
      readonly reason: string
      readonly orderUrl: string
    } & OfOrder)
  | ({
      /** The result sheet is overdue. */
      readonly kind: 'SHEET_LATE'
      readonly reportDueAt: Date
      /** Points given as an apology; 0 for none. */
      readonly points: Won
      readonly orderUrl: string
    } & OfOrder)
  | ({
      readonly kind: 'REPORT_READY'
      readonly reportUrl: string
      readonly isRevised: boolean
    } & OfOrder)
  | ({
      readonly kind: 'ORDER_CANCELLED'
      readonly because: 'CUSTOMER' | 'STUDIO' | 'UNPAID'
      /** Amount of the paid price that is not refunded. */
      readonly deductedAmount: Won
      readonly restoredPoints: Won
    } & OfOrder)
  | ({
      /**
       * Money arrived that does not simply pay the order: a part of it, or an amount that was due
       * again.
       */
      readonly kind: 'MONEY_RECEIVED'
      readonly amount: Won
      /** Amount still due; 0 for none. */
      readonly due: Won
      /** Account for the rest; null where it is paid on the order's page, or nothing is due. */
      readonly deposit: Deposit | null
      readonly dueAt: Date | null
      readonly orderUrl: string
    } & OfOrder)
  | ({
      /** The bank reversed a payment: this amount is due again. */
      readonly kind: 'AMOUNT_DUE'
      readonly amount: Won
      /** Account to transfer to; null where it is paid on the order's page. */
      readonly deposit: Deposit | null
      /** Whether a cash receipt was issued for the reversed payment, which is cancelled with it. */
      readonly endsReceipt: boolean
      readonly orderUrl: string
    } & OfOrder)
  | ({
      readonly kind: 'REFUND_AGREED'
      /** `OVERPAID`: more came than was due, or for a cancelled order. */
      readonly because: 'CANCELLED' | 'ALLOWANCE' | 'OVERPAID'
      readonly amount: Won
      /** Reason given by the customer or the studio; null for `OVERPAID`. */
      readonly reason: string | null
      /** For `CANCELLED`: amount of the paid price that is not refunded. */
      readonly deductedAmount: Won
      readonly restoredPoints: Won
      readonly route: RefundRoute
    } & OfOrder)
  | ({
      readonly kind: 'REFUND_SENT'
      readonly amount: Won
      /** Interest paid because the refund was late. */
      readonly interest: Won
    } & OfOrder)
  | ({
      readonly kind: 'CASH_RECEIPT_ISSUED'
      readonly purpose: CashReceiptPurpose
      /** Last digits of the number that the receipt was requested with. */
      readonly ending: string
      readonly amount: Won
      readonly issueNumber: string
      /** URL of the receipt, or of its order. */
      readonly url: string
    } & OfOrder)
  | ({ readonly kind: 'CONSULTING_COMPLETED'; readonly pointsEarned: Won } & OfOrder)
  | {
      readonly kind: 'INQUIRY_ANSWERED'
      readonly name: string
      readonly title: string
      readonly answer: string
      readonly inquiryUrl: string
    }
  | {
      readonly kind: 'PRODUCT_REQUESTED'
      readonly consultingType: ConsultingType
      readonly requestedAt: Date
      readonly withdrawUrl: string
    }
  | {
      /** Advertising, so it names the sender and how to refuse it (Network Act, Art. 50). */
      readonly kind: 'PRODUCT_ON_SALE'
      readonly productName: string
      readonly price: Won
      readonly requestedAt: Date
      readonly sender: Company
      readonly productUrl: string
      readonly withdrawUrl: string
    }
  | {
      readonly kind: 'POINTS_EXPIRING'
      readonly name: string
      readonly points: Won
      /** Expiry of the first points to expire. */
      readonly firstAt: Date
      readonly pointsUrl: string
    }
  | ({ readonly kind: 'BOOKING_MADE' | 'BOOKING_LINK' | 'BOOKING_REMINDER' } & BookingMailData)
  | ({ readonly kind: 'BOOKING_MOVED'; readonly formerlyAt: Date } & BookingMailData)
  | ({
      readonly kind: 'BOOKING_CANCELLED'
      readonly because: 'CUSTOMER' | 'STUDIO'
      readonly reason: string | null
    } & BookingMailData)

/** Messages to an administrator instead of a customer. */
export type AdminEvent =
  | ({ readonly kind: `ADMIN_${AdminOccasion}`; readonly group: MailItemGroup } & OfAdministrator)
  | ({
      readonly kind: 'ADMIN_SUMMARY'
      readonly groups: readonly MailItemGroup[]
    } & OfAdministrator)

/**
 * A message to be sent: an event with its recipient and language. The recipient is an email
 * address, or the digits of a phone number for PHONE_CODE.
 */
export type Notification = (CustomerEvent | AdminEvent) & {
  readonly to: string
  readonly language: Language
}

import type { ConsultingType } from '#contract/catalog.ts'
import type { OptionalConsent } from '#domain/accounts/consents.ts'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import type { BookingChannel } from '#domain/bookings/booking-rules.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Won } from '#domain/money/won.ts'
import type { AdminOccasion } from '#domain/notifications/admin-mails.ts'
import type { CashReceiptPurpose } from '#domain/payments/cash-receipt.ts'
import type { Company } from '#domain/settings/settings.ts'
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
  /** The back office. */
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

/** Data of a message, by event. A notification is complete: delivery looks nothing up. */
export type CustomerEvent =
  | { readonly kind: 'EMAIL_CODE'; readonly code: string }
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
      /** By when the result sheet is promised, where the survey came before the money; else null. */
      readonly sheetDueAt: Date | null
      /** What was paid for and how; absent from messages of before there were receipts. */
      readonly receipt?: {
        readonly productName: string
        readonly price: Won
        readonly discounts: Won
        readonly points: Won
        readonly method: string
        readonly paidAt: Date
        /** Of the tax office, where the payment company issued one with the payment. */
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
      /** By when the result sheet is promised; null while the order is unpaid. */
      readonly sheetDueAt: Date | null
    } & OfOrder)
  | ({
      /** The studio moved the promised day. */
      readonly kind: 'SHEET_DUE_MOVED'
      readonly sheetDueAt: Date
      /** In the studio's own words. */
      readonly reason: string
      readonly orderUrl: string
    } & OfOrder)
  | ({
      /** The promised time has passed without a sheet. */
      readonly kind: 'SHEET_LATE'
      readonly sheetDueAt: Date
      /** Given as an apology; 0 for none. */
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
      /** Money came that does not simply pay the order: a part, or an amount that was due again. */
      readonly kind: 'MONEY_RECEIVED'
      readonly amount: Won
      /** Still due; 0 if nothing. */
      readonly due: Won
      /** Where to transfer the rest; null where it is paid on the order's page, or nothing is due. */
      readonly deposit: Deposit | null
      readonly dueAt: Date | null
      readonly orderUrl: string
    } & OfOrder)
  | ({
      /** The bank reversed a payment: this amount is due now. */
      readonly kind: 'AMOUNT_DUE'
      readonly amount: Won
      /** Where to transfer it; null where it is paid on the order's page. */
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
      /** As the customer or the studio gave it; null for `OVERPAID`. */
      readonly reason: string | null
      /** Of `CANCELLED`: amount of the paid price that is not refunded. */
      readonly deductedAmount: Won
      readonly restoredPoints: Won
      readonly route: RefundRoute
    } & OfOrder)
  | ({
      readonly kind: 'REFUND_SENT'
      readonly amount: Won
      /** Interest paid with it because it was late. */
      readonly interest: Won
    } & OfOrder)
  | ({
      readonly kind: 'CASH_RECEIPT_ISSUED'
      readonly purpose: CashReceiptPurpose
      /** Of the number that it was asked for by. */
      readonly ending: string
      readonly amount: Won
      readonly issueNumber: string
      /** The receipt itself, or its order. */
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
      /** Advertising, so it says who sends it and how to refuse it (Network Act, Art. 50). */
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
      /** When the first of them end. */
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
 * An event with its recipient and language: an email address, or a phone number's digits for
 * PHONE_CODE.
 */
export type Notification = (CustomerEvent | AdminEvent) & {
  readonly to: string
  readonly language: Language
}

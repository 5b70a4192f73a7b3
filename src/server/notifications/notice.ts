import type { OptionalConsent } from '#domain/accounts/consents.ts'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import type { BookingChannel } from '#domain/bookings/booking-rules.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Won } from '#domain/money/won.ts'
import type { AdminOccasion } from '#domain/notifications/admin-mails.ts'
import type { CashReceiptPurpose } from '#domain/payments/cash-receipt.ts'
import type { Group } from './administrators/mail-items.ts'
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

interface OfAccount {
  readonly name: string
  readonly loginUrl: string
}

interface OfSettings {
  readonly name: string
  readonly settingsUrl: string
}

interface OfAdministrator {
  /** The back office. */
  readonly officeUrl: string
}

/** An email attachment. */
export interface Attachment {
  readonly fileName: string
  readonly contentType: string
  readonly text: string
}

interface OfBooking extends OfOrder {
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

/** Data of a message, by event. A notice is complete: delivery looks nothing up. */
export type Event =
  | { readonly kind: 'EMAIL_CODE'; readonly code: string }
  | { readonly kind: 'GUEST_CODE'; readonly code: string; readonly orderNumber: string }
  | { readonly kind: 'PHONE_CODE'; readonly code: string }
  | { readonly kind: 'TEST_MAIL'; readonly sentAt: Date }
  | { readonly kind: 'WELCOME'; readonly name: string; readonly userId: string }
  | ({ readonly kind: 'FIND_ID'; readonly userId: string } & OfAccount)
  | ({ readonly kind: 'TEMPORARY_PASSWORD'; readonly password: string } & OfAccount)
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
      /** True: the survey came before the money, so nothing is left to do. */
      readonly hasSurvey: boolean
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
      readonly isPaid: boolean
    } & OfOrder)
  | ({
      readonly kind: 'REPORT_READY'
      readonly reportUrl: string
      readonly isRevised: boolean
    } & OfOrder)
  | ({
      readonly kind: 'ORDER_CANCELLED'
      readonly because: 'CUSTOMER' | 'STUDIO' | 'UNPAID'
    } & OfOrder)
  | ({
      readonly kind: 'ORDER_REFUNDED'
      readonly refundAmount: Won
      /** The money has left already: no other mail tells of it. */
      readonly isPaidOut?: boolean
      /** Null where nothing is to be sent. */
      readonly route: RefundRoute | null
      readonly keptAmount: Won
      readonly restoredPoints: Won
      readonly reason: string
    } & OfOrder)
  | ({
      readonly kind: 'PART_REFUNDED'
      readonly refundAmount: Won
      /** The same. */
      readonly isPaidOut?: boolean
      readonly route: RefundRoute | null
      readonly reason: string
    } & OfOrder)
  | ({
      readonly kind: 'DEPOSIT_SHORT'
      readonly amount: Won
      readonly missing: Won
      readonly deposit: Deposit | null
      readonly dueAt: Date | null
      readonly orderUrl: string
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
  | ({
      readonly kind: 'DEPOSIT_RETURNED'
      readonly because: 'LATE' | 'TWICE' | 'TWICE_ONLINE' | 'TOO_MUCH' | 'UNFINISHED'
      readonly amount: Won
      readonly route: RefundRoute
    } & OfOrder)
  | ({
      readonly kind: 'PAYMENT_DIFFERS'
      readonly amount: Won
      /** Still asked for; 0 where the order is paid otherwise or over. */
      readonly missing: Won
      readonly route: RefundRoute
      readonly orderUrl: string
    } & OfOrder)
  | ({
      readonly kind: 'REFUND_WITHDRAWN'
      readonly amount: Won
      /** So much of the price had come by transfer, and is here. */
      readonly kept?: Won
    } & OfOrder)
  | ({
      /** Of a refund whose other part goes back the way it was paid. */
      readonly kind: 'REFUND_ACCOUNT_ASKED'
      readonly amount: Won
      readonly accountUrl: string
    } & OfOrder)
  | ({
      readonly kind: 'MONEY_CLAIMED'
      /** Of an order that was called off; or of what had been sent back before its bank took it back. */
      readonly because: 'CALLED_OFF' | 'SENT_BEFORE'
      readonly amount: Won
      /** Where to transfer it to; null where it is paid on the order's page. */
      readonly deposit: Deposit | null
      readonly orderUrl: string
    } & OfOrder)
  | ({
      readonly kind: 'DEBT_REPAID'
      /** It came; or it had come before, and does not go back. Absent in notices of before: it came. */
      readonly because?: 'CAME' | 'SET_OFF'
      readonly amount: Won
      /** Still to come; 0 where all of it is there. */
      readonly missing: Won
      /** Where to transfer the rest. */
      readonly deposit: Deposit | null
      readonly orderUrl: string
    } & OfOrder)
  | ({
      /** What is asked for of an order that was called off is paid by parts that had come. */
      readonly kind: 'CLAIM_SET_OFF'
      readonly amount: Won
      readonly orderUrl: string
    } & OfOrder)
  | ({
      readonly kind: 'DEPOSIT_TAKEN_BACK'
      readonly amount: Won
      /** A receipt for the tax office was issued for it, and is cancelled now. */
      readonly endsReceipt?: boolean
      readonly deposit: Deposit | null
      readonly orderUrl: string
    } & OfOrder)
  | ({
      readonly kind: 'REFUND_PAID_OUT'
      readonly refundAmount: Won
      /** Borne since its deadline; absent in what was queued before there was any. */
      readonly interest?: Won
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
      readonly kind: 'POINTS_EXPIRING'
      readonly name: string
      readonly points: Won
      /** When the first of them end. */
      readonly firstAt: Date
      readonly pointsUrl: string
    }
  | ({ readonly kind: 'BOOKING_MADE' | 'BOOKING_LINK' | 'BOOKING_REMINDER' } & OfBooking)
  | ({ readonly kind: 'BOOKING_MOVED'; readonly formerlyAt: Date } & OfBooking)
  | ({
      readonly kind: 'BOOKING_CANCELLED'
      readonly because: 'CUSTOMER' | 'STUDIO'
      readonly reason: string | null
    } & OfBooking)

/** Messages to an administrator instead of a customer. */
export type AdminEvent =
  | ({ readonly kind: `ADMIN_${AdminOccasion}`; readonly group: Group } & OfAdministrator)
  | ({ readonly kind: 'ADMIN_SUMMARY'; readonly groups: readonly Group[] } & OfAdministrator)

/**
 * An event with its recipient and language: an email address, or a phone number's digits for
 * PHONE_CODE.
 */
export type Notice = (Event | AdminEvent) & { readonly to: string; readonly language: Language }

import type { Won } from '#domain/money/won.ts'
import type { CashReceiptPurpose } from '#domain/payments/cash-receipt.ts'
import type { PaymentStatusAtProvider } from '#domain/payments/intent-status.ts'

export interface DepositAccount {
  readonly bank: string
  readonly account_number: string
  readonly holder: string
  /** For those who do not read Korean or transfer from abroad; absent where it is not known. */
  readonly bank_english?: string
  readonly holder_latin?: string
  readonly swift?: string
}

/**
 * A way to receive money. Bank transfer needs no provider's account; others speak to a company, which is
 * asked outside of transactions, and whose answers are applied by `payments` under the order's row lock.
 */
export interface PaymentProvider {
  /** `bank_transfer`, `toss`. */
  readonly name: string
  /** What may be written as an order's `payment_method`. */
  readonly methods: readonly string[]
  /** For the browser's widget; null where there is none. */
  readonly clientKey: string | null
  /** Null where the studio itself looks at its account. */
  readonly gateway: PaymentGateway | null
}

/**
 * A company that takes money for the studio. Every call waits for the network, so none is made while
 * a transaction is open; none throws for what the company or the network does: an end that is not
 * known is an outcome, and is settled by reading later, never by guessing.
 */
export interface PaymentGateway {
  /** Where the browser gets the widget from. */
  readonly scriptUrl: string
  /** What the widget's page must let in. */
  readonly widgetHosts: readonly string[]
  /** Takes money that the customer has agreed to. Safe to repeat with the same key. */
  confirm(request: ConfirmRequest): Promise<ConfirmOutcome>
  /** What the company knows of a payment, by its own key or by the order id that it was given. */
  read(asked: PaymentIdentifier): Promise<ReadOutcome>
  /**
   * Gives back the whole or a part the way it came. Safe to repeat with the same key, and is to be
   * repeated with it after `unknown`. A payment whose deposit is still waited for is ended by it.
   */
  refund(request: RefundRequest): Promise<RefundOutcome>
  /** The header that names a notice, however often it is sent. */
  readonly webhookIdHeader: string
  /** What a notice of the company is about; null for one that is about no payment. */
  parseWebhook(body: unknown): ProviderWebhook | null
  /** Every movement of money between two moments, both included, oldest first. */
  transactions(from: Date, to: Date): Promise<TransactionsOutcome>
  /** What it keeps of the movements between two days, both included, as far as it has settled them. */
  fees(from: Date, to: Date): Promise<FeesOutcome>
  /** Has the tax office told of money that came in cash. Safe to repeat with the same key. */
  issueCashReceipt(request: CashReceiptRequest): Promise<CashReceiptOutcome>
  /** Lets a receipt stand for so much less. Safe to repeat with the same key. */
  cancelCashReceipt(cancel: CashReceiptCancel): Promise<CashReceiptOutcome>
  /** What the tax office has said of a receipt or of its cancelling; null where it cannot be known now. */
  readCashReceipt(step: CashReceiptStep): Promise<ProviderCashReceipt | null>
}

/** One step of a receipt: how it was issued, or one of its cancellations. */
export interface CashReceiptStep {
  readonly receiptKey: string
  readonly what: 'ISSUE' | 'CANCEL'
  /** The tax office's of a cancellation, where it is known: one receipt may have several. */
  readonly issueNumber: string | null
  /** When it was first asked for. */
  readonly from: Date
  /** When it was known to be done. */
  readonly to: Date
}

export interface CashReceiptRequest {
  /** Never the same of two receipts. */
  readonly providerOrderId: string
  readonly orderName: string
  readonly amount: Won
  readonly purpose: CashReceiptPurpose
  /** The buyer's: digits alone. Written into no log. */
  readonly number: string
  /** One an attempt. */
  readonly idempotencyKey: string
  /** When it was first asked for. */
  readonly at: Date
}

export interface CashReceiptCancel {
  readonly receiptKey: string
  readonly amount: Won
  /** One an attempt. */
  readonly idempotencyKey: string
  /** When it was first asked for. */
  readonly at: Date
  readonly now: Date
  /** The tax office's numbers of what was done about this order's receipts before. */
  readonly done: readonly string[]
}

export interface ProviderCashReceipt {
  readonly receiptKey: string
  readonly purpose: CashReceiptPurpose
  readonly amount: Won
  readonly issueNumber: string | null
  readonly url: string | null
  /** The tax office says yes or no some days later. */
  readonly state: 'IN_PROGRESS' | 'COMPLETED' | 'FAILED'
}

export type CashReceiptOutcome =
  | { readonly outcome: 'done'; readonly receipt: ProviderCashReceipt }
  /** Nothing was done, and asking again would not change that. */
  | { readonly outcome: 'refused'; readonly code: string }
  | Misconfigured
  | Unknown

/** A hint that something changed: worth asking, never worth believing. */
export interface ProviderWebhook {
  readonly event: string
  readonly paymentKey: string | null
  readonly providerOrderId: string | null
  /** Of a deposit: what only the company and we know. */
  readonly secret: string | null
}

export type PaymentIdentifier =
  | { readonly paymentKey: string }
  | { readonly providerOrderId: string }

export interface ConfirmRequest {
  readonly paymentKey: string
  readonly providerOrderId: string
  readonly amount: Won
  /** One an attempt. */
  readonly idempotencyKey: string
}

/** The end is not known: the money may have moved. */
interface Unknown {
  readonly outcome: 'unknown'
  readonly why: string
}

/** The company does not take our keys: nobody can pay until the owner has looked. */
interface Misconfigured {
  readonly outcome: 'misconfigured'
  readonly code: string
}

/** It takes them, and knows no such shop of ours: nothing can be read or given back until it does. */
interface ShopUnknown {
  readonly outcome: 'shopUnknown'
  readonly code: string
}

export type ConfirmOutcome =
  | { readonly outcome: 'settled'; readonly payment: ProviderPayment }
  | { readonly outcome: 'waitsForDeposit'; readonly payment: ProviderPayment }
  | { readonly outcome: 'declined'; readonly code: string }
  /** Nothing was taken, and nobody can pay so until the owner has it put right at the company. */
  | { readonly outcome: 'shopRefused'; readonly code: string }
  | Misconfigured
  | Unknown

export type ReadOutcome =
  | { readonly outcome: 'found'; readonly payment: ProviderPayment }
  | { readonly outcome: 'nothing' }
  | Misconfigured
  | ShopUnknown
  | Unknown

export interface RefundRequest {
  readonly paymentKey: string
  readonly amount: Won
  /** What of this payment had been given back before this refund. */
  readonly refundedBefore: Won
  /** For the studio's eyes; cut where the company keeps less. */
  readonly reason: string
  /** The company keeps it with the reason, so that what it gave back can be known for this refund. */
  readonly reference: string
  /** Where to; needed for the deposit on a virtual account, and only there. */
  readonly account: DepositAccount | null
  /** One a refund. */
  readonly idempotencyKey: string
  /**
   * It was asked for before, and its end is not known: whether so much has gone meanwhile, by that call
   * or in the company's own office, is read before it is asked for again.
   */
  readonly isRepeated?: boolean
  /** What went back before it is no end of this refund. */
  readonly firstAskedAt?: Date
}

export type RefundOutcome =
  | {
      readonly outcome: 'refunded'
      readonly payment: ProviderPayment
      /** By the yes to its own key, or its reference; else it is taken for this one since its sum is the same. */
      readonly isCertain: boolean
    }
  /** Nothing was given back, and asking again would not change that. */
  | { readonly outcome: 'refused'; readonly code: string }
  | Misconfigured
  | ShopUnknown
  | Unknown

export type TransactionsOutcome =
  | { readonly outcome: 'found'; readonly transactions: readonly ProviderTransaction[] }
  | Misconfigured
  | ShopUnknown
  | Unknown

export type FeesOutcome =
  | { readonly outcome: 'found'; readonly fees: readonly ProviderFee[] }
  | Misconfigured
  | ShopUnknown
  | Unknown

/** What of one movement is not paid out to us; below 0 where it comes back. In won, with its tax. */
export interface ProviderFee {
  readonly transactionKey: string
  readonly paymentKey: string
  readonly amount: number
  readonly at: Date
}

/** A payment as the company knows it, in our words. */
export interface ProviderPayment {
  readonly paymentKey: string
  readonly providerOrderId: string
  readonly status: PaymentStatusAtProvider
  /** `card`, `virtual_account`, `transfer`, `easy_pay`, `mobile`, `gift_certificate`, `other`. */
  readonly method: string
  readonly isInWon: boolean
  readonly amount: Won
  /** What has not been given back. */
  readonly balance: Won
  readonly approvedAt: Date | null
  /** Only of a virtual account. */
  readonly deposit: { readonly account: DepositAccount; readonly dueAt: Date | null } | null
  /** What the notice of a deposit must bear; null where this answer does not tell. */
  readonly secret: string | null
  readonly refunds: readonly {
    readonly amount: Won
    readonly transactionKey: string
    readonly at: Date
    /** Null where the company does not say. */
    readonly reason: string | null
  }[]
  /** The bank could not pay what went back of it into the account that was named. */
  readonly hasFailedRefund: boolean
  readonly receiptUrl: string | null
  /** What the company issued by itself, where its own window asked for it. */
  readonly cashReceipt: ProviderCashReceipt | null
  /** What the company said, without account numbers. */
  readonly raw: Readonly<Record<string, unknown>>
}

/** One movement: money taken, or money given back. */
export interface ProviderTransaction {
  readonly transactionKey: string
  readonly paymentKey: string
  readonly providerOrderId: string
  readonly status: PaymentStatusAtProvider
  readonly amount: Won
  readonly at: Date
}

import type { Won } from '#domain/money/won.ts'
import type { CashReceiptPurpose } from '#domain/payments/cash-receipt.ts'
import type { PaymentStatusAtProvider } from '#domain/payments/intent-status.ts'

export interface DepositAccount {
  readonly bank: string
  readonly account_number: string
  readonly holder: string
  /** For customers who do not read Korean or transfer from abroad; absent when unknown. */
  readonly bank_english?: string
  readonly holder_latin?: string
  readonly swift?: string
}

/** A source of payment methods: bank transfer to the studio, or a payment provider such as Toss. */
export interface PaymentProvider {
  /** `bank_transfer`, `toss`. */
  readonly name: string
  /** Allowed values of an order's `payment_method`. */
  readonly methods: readonly string[]
  /** Public key of the browser widget; null without a widget. */
  readonly clientKey: string | null
  /** Null for bank transfer: the studio checks its bank account itself. */
  readonly gateway: PaymentGateway | null
}

/**
 * API of a payment provider. Never call it inside a transaction: every call waits for the network.
 * No call throws for a failure of the provider or the network. It returns the outcome `unknown`
 * instead, which the caller resolves by reading the payment later.
 */
export interface PaymentGateway {
  /** URL of the widget's script. */
  readonly scriptUrl: string
  /** Hosts that the content security policy of the widget's page must allow. */
  readonly widgetHosts: readonly string[]
  /** Captures a payment that the customer has authorized. Idempotent by key. */
  confirm(request: ConfirmRequest): Promise<ConfirmOutcome>
  /** Reads a payment by the provider's key or by our `providerOrderId`. */
  read(asked: PaymentIdentifier): Promise<ReadOutcome>
  /**
   * Refunds a payment fully or partly by its original method. Idempotent by key; repeat it with the
   * same key after `unknown`. Cancels a virtual account that still waits for its deposit.
   */
  refund(request: RefundRequest): Promise<RefundOutcome>
  /** Parses a webhook event; null if it is not about a payment. */
  parseWebhook(body: unknown): ProviderWebhook | null
  /** Lists payments and refunds between two moments (inclusive), oldest first. */
  transactions(from: Date, to: Date): Promise<TransactionsOutcome>
  /** Lists the provider's fees for two days and the days between, as far as they are settled. */
  fees(from: Date, to: Date): Promise<FeesOutcome>
  /** Issues a cash receipt at the tax office. Idempotent by key. */
  issueCashReceipt(request: CashReceiptRequest): Promise<CashReceiptOutcome>
  /** Cancels a cash receipt fully or partly. Idempotent by key. */
  cancelCashReceipt(cancel: CashReceiptCancel): Promise<CashReceiptOutcome>
  /** Reads the tax office's result for one step of a cash receipt; null while it is unavailable. */
  readCashReceipt(step: CashReceiptStep): Promise<ProviderCashReceipt | null>
}

/** One step of a cash receipt: its issue, or one of its cancellations. */
export interface CashReceiptStep {
  readonly receiptKey: string
  readonly what: 'ISSUE' | 'CANCEL'
  /** The tax office's number, where known. It tells several cancellations of one receipt apart. */
  readonly issueNumber: string | null
  /** When the step was first requested. */
  readonly from: Date
  /** When the step was known to be done. */
  readonly to: Date
}

export interface CashReceiptRequest {
  /** Unique for each receipt. */
  readonly providerOrderId: string
  readonly orderName: string
  readonly amount: Won
  readonly purpose: CashReceiptPurpose
  /** The buyer's phone or business number, digits only. Never logged. */
  readonly number: string
  /** One key for each request that may succeed. */
  readonly idempotencyKey: string
  /** When the step was first requested. */
  readonly at: Date
}

export interface CashReceiptCancel {
  readonly receiptKey: string
  readonly amount: Won
  /** One key for each request that may succeed. */
  readonly idempotencyKey: string
  /** When the step was first requested. */
  readonly at: Date
  readonly now: Date
  /** The tax office's numbers of this order's earlier receipts and cancellations. */
  readonly done: readonly string[]
}

export interface ProviderCashReceipt {
  readonly receiptKey: string
  readonly purpose: CashReceiptPurpose
  readonly amount: Won
  readonly issueNumber: string | null
  readonly url: string | null
  /** The tax office accepts or rejects a receipt days later. */
  readonly state: 'IN_PROGRESS' | 'COMPLETED' | 'FAILED'
}

export type CashReceiptOutcome =
  | { readonly outcome: 'done'; readonly receipt: ProviderCashReceipt }
  /** Nothing was done; a retry would be refused too. */
  | { readonly outcome: 'refused'; readonly code: string }
  | Misconfigured
  | Unknown

/** A webhook event: a hint to read the payment. Its content is never trusted. */
export interface ProviderWebhook {
  readonly event: string
  readonly paymentKey: string | null
  readonly providerOrderId: string | null
  /** Shared secret of a deposit event; null for other events. */
  readonly secret: string | null
}

export type PaymentIdentifier =
  | { readonly paymentKey: string }
  | { readonly providerOrderId: string }

interface ConfirmRequest {
  readonly paymentKey: string
  readonly providerOrderId: string
  readonly amount: Won
  /** One key for each request that may succeed. */
  readonly idempotencyKey: string
}

/** The outcome is unknown: the money may have moved. */
interface Unknown {
  readonly outcome: 'unknown'
  readonly why: string
}

/** The provider rejects our keys: nobody can pay until the owner corrects them. */
interface Misconfigured {
  readonly outcome: 'misconfigured'
  readonly code: string
}

/** The provider accepts our keys but does not find our shop: no reads or refunds until it does. */
interface ShopUnknown {
  readonly outcome: 'shopUnknown'
  readonly code: string
}

export type ConfirmOutcome =
  | { readonly outcome: 'settled'; readonly payment: ProviderPayment }
  | { readonly outcome: 'waitsForDeposit'; readonly payment: ProviderPayment }
  | { readonly outcome: 'declined'; readonly code: string }
  /** Nothing was captured; the owner must correct the shop's settings at the provider. */
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
  /** Sum of the earlier refunds of this payment. */
  readonly refundedBefore: Won
  /** Shown to the studio at the provider, truncated to the provider's limit. */
  readonly reason: string
  /** Sent with the reason, so that a refund that the provider lists can be matched to this one. */
  readonly reference: string
  /** Account to refund to; required for a paid virtual account only. */
  readonly account: DepositAccount | null
  /** One key for each refund. */
  readonly idempotencyKey: string
  /**
   * The refund was requested before with an unknown outcome. The adapter reads the payment first:
   * that request, or somebody in the provider's own back office, may have refunded it meanwhile.
   */
  readonly isRepeated?: boolean
  /** Refunds that the provider lists before this moment are not this one. */
  readonly firstAskedAt?: Date
}

export type RefundOutcome =
  | {
      readonly outcome: 'refunded'
      readonly payment: ProviderPayment
      /** False when only the amount matches, and neither the key nor the reference does. */
      readonly isCertain: boolean
    }
  /** Nothing was refunded; a retry would be refused too. */
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

/** Fee of one payment or refund, tax included, in won; negative when the provider returns it. */
export interface ProviderFee {
  readonly transactionKey: string
  readonly paymentKey: string
  readonly amount: number
  readonly at: Date
}

/** A payment as the provider reports it, translated to our terms. */
export interface ProviderPayment {
  readonly paymentKey: string
  readonly providerOrderId: string
  readonly status: PaymentStatusAtProvider
  /** `card`, `virtual_account`, `transfer`, `easy_pay`, `mobile`, `gift_certificate`, `other`. */
  readonly method: string
  readonly isInWon: boolean
  readonly amount: Won
  /** Amount that has not been refunded. */
  readonly balance: Won
  readonly approvedAt: Date | null
  /** Virtual accounts only. */
  readonly deposit: { readonly account: DepositAccount; readonly dueAt: Date | null } | null
  /** Secret that a deposit event must carry; null when this reply does not contain it. */
  readonly secret: string | null
  readonly refunds: readonly {
    readonly amount: Won
    readonly transactionKey: string
    readonly at: Date
    /** Null when the provider does not report it. */
    readonly reason: string | null
  }[]
  /** A refund failed at the bank of the customer's account. */
  readonly hasFailedRefund: boolean
  readonly receiptUrl: string | null
  /** Cash receipt that the customer requested in the provider's payment window. */
  readonly cashReceipt: ProviderCashReceipt | null
  /** The provider's reply without account numbers. */
  readonly raw: Readonly<Record<string, unknown>>
}

/** One movement of money: a captured payment or a refund. */
export interface ProviderTransaction {
  readonly transactionKey: string
  readonly paymentKey: string
  readonly providerOrderId: string
  readonly status: PaymentStatusAtProvider
  readonly amount: Won
  readonly at: Date
}

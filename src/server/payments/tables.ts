import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { extraDepositKinds, paymentStatuses, refundStatuses } from '#contract/payments.ts'
import type { AttemptStatus } from '#domain/payments/attempt-step.ts'
import type { CashReceiptPurpose } from '#domain/payments/cash-receipt.ts'
import type { PaymentTaskKind } from '#domain/payments/task-resolutions.ts'
import type { Deduction } from '#domain/refunds/refund-quote.ts'
import type { CompanyCashReceipt, DepositAccount } from '#server/ports/payment-provider.ts'

/** Columns as the migrations make them; times are UTC, amounts are won. */
export interface PaymentTables {
  payments: {
    id: Generated<string>
    order_number: string
    attempt: Generated<number>
    provider: string
    method: string
    status: (typeof paymentStatuses)[number]
    amount: number
    refunded_amount: Generated<number>
    times_taken_back: Generated<number>
    /** `amount`: what an account that a company opened takes, no more and no less. */
    deposit_account: JSONColumnType<
      (DepositAccount & { readonly amount?: number }) | null,
      string | null,
      string | null
    >
    provider_reference: string | null
    due_at: Date | null
    paid_at: Date | null
    created_at: Date
  }
  extra_deposits: {
    id: Generated<string>
    order_number: string
    payment_id: string
    provider: string
    method: string
    provider_reference: string | null
    kind: (typeof extraDepositKinds)[number]
    amount: number
    returned_amount: Generated<number>
    depositor_name: string | null
    received_at: Date
    used_at: Date | null
    taken_back_at: Date | null
  }
  refunds: {
    id: Generated<string>
    payment_id: string
    deposit_id: string | null
    order_number: string
    amount: number
    quoted_amount: number | null
    deductions: JSONColumnType<readonly Pick<Deduction, 'code' | 'amount'>[], string>
    reason: string
    status: (typeof refundStatuses)[number]
    account: JSONColumnType<DepositAccount | null, string | null, string | null>
    requested_by: 'customer' | 'admin' | 'system'
    requested_at: Date
    approved_by: 'RULE' | 'ADMIN'
    approved_at: Date
    by_company: Generated<boolean>
    sent_at: Date | null
    failure: string | null
    provider_reference: string | null
    paid_out_at: Date | null
    interest: Generated<number>
    account_named_at: Date | null
    /** It left when nothing of it was here any more: no part of what was given back of the price. */
    owed_by_customer: Generated<boolean>
  }
  written_off_debts: {
    id: Generated<string>
    order_number: string
    amount: number
    recovered_amount: Generated<number>
    reason: string
    written_off_at: Date
  }
  /** Of orders whose customers owe something. */
  customer_debts: { order_number: string; amount: number }
  payment_attempts: {
    id: Generated<string>
    order_number: string
    attempt: number
    provider: string
    provider_order_id: string
    amount: number
    status: AttemptStatus
    payment_key: string | null
    method: string | null
    secret: string | null
    deposit_account: JSONColumnType<DepositAccount | null, string | null, string | null>
    deposit_due_at: Date | null
    failure_code: string | null
    receipt_url: string | null
    cash_receipt: JSONColumnType<CompanyCashReceipt | null, string | null, string | null>
    answer: JSONColumnType<object | null, string | null, string | null>
    times_taken_back: Generated<number>
    created_at: Date
    asked_at: Date | null
    settled_at: Date | null
  }
  cash_receipts: {
    order_number: string
    purpose: CashReceiptPurpose
    identity: string | null
    ending: string
    by_hand: Generated<boolean>
    issued: Generated<number>
    is_confirmed: Generated<boolean>
    receipt_key: string | null
    issue_number: string | null
    receipt_url: string | null
    requested_at: Date
    issued_at: Date | null
    looked_at: Date | null
    asked_at: Date | null
    is_due: Generated<boolean>
  }
  cash_receipt_attempts: {
    id: Generated<string>
    order_number: string
    nth: number
    what: 'ISSUE' | 'CANCEL'
    amount: number
    created_at: Date
    ended_at: Date | null
    failure: string | null
    issue_number: string | null
    by_hand: Generated<boolean>
    /** Of a cancellation: whether the tax office has answered. */
    is_confirmed: Generated<boolean>
  }
  payment_notices: {
    id: GeneratedAlways<number>
    provider: string
    transmission_id: string
    event: string
    payment_key: string | null
    provider_order_id: string | null
    secret: string | null
    received_at: Date
    worked_at: Date | null
    result: string | null
  }
  payment_tasks: {
    id: GeneratedAlways<number>
    kind: PaymentTaskKind
    subject: string
    order_number: string | null
    payment_key: string | null
    amount: number | null
    refund_id: string | null
    detail: JSONColumnType<Readonly<Record<string, unknown>>, string, string>
    opened_at: Date
    closed_at: Date | null
    closed_by: string | null
    resolution: string | null
  }
}

import type { Generated, JSONColumnType } from 'kysely'
import type { CashReceiptPurpose } from '#domain/payments/cash-receipt.ts'
import type { IntentStatus } from '#domain/payments/intent-status.ts'
import type { DepositAccount, ProviderCashReceipt } from '#server/ports/payment-provider.ts'

/** Columns as the migrations create them; times are UTC, amounts are won. */
export interface PaymentTables {
  payment_intents: {
    id: Generated<string>
    order_number: string
    sequence: number
    provider: string
    provider_order_id: string
    amount: number
    status: IntentStatus
    payment_key: string | null
    method: string | null
    secret: string | null
    deposit_account: JSONColumnType<DepositAccount | null, string | null, string | null>
    deposit_due_at: Date | null
    failure_code: string | null
    receipt_url: string | null
    cash_receipt: JSONColumnType<ProviderCashReceipt | null, string | null, string | null>
    answer: JSONColumnType<object | null, string | null, string | null>
    created_at: Date
    last_synced_at: Date | null
    reported_at: Date | null
    settled_at: Date | null
  }
  cash_receipts: {
    order_number: string
    purpose: CashReceiptPurpose
    identity: string | null
    ending: string
    is_manual: Generated<boolean>
    issued: Generated<number>
    is_confirmed: Generated<boolean>
    receipt_key: string | null
    issue_number: string | null
    receipt_url: string | null
    requested_at: Date
    issued_at: Date | null
    last_checked_at: Date | null
    last_synced_at: Date | null
    is_due: Generated<boolean>
  }
  cash_receipt_submissions: {
    id: Generated<string>
    order_number: string
    sequence: number
    what: 'ISSUE' | 'CANCEL'
    amount: number
    created_at: Date
    ended_at: Date | null
    failure: string | null
    issue_number: string | null
    is_manual: Generated<boolean>
    /** For a cancellation: whether the tax authority has answered. */
    is_confirmed: Generated<boolean>
  }
}

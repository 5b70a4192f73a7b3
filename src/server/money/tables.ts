import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Charge, RefundStatus, Source } from '#domain/money/order-account.ts'
import type { DepositAccount } from '#server/ports/payment-provider.ts'

/** Columns as the migrations make them; times are UTC, amounts are won. */
export interface MoneyTables {
  charges: {
    id: GeneratedAlways<number>
    order_number: string
    kind: Charge['kind']
    amount: number
    reason: string | null
    at: Date
  }
  receipts: {
    id: Generated<string>
    source: Source
    /** `bank_transfer` or the provider's name, as in `PaymentProvider`. */
    provider: string
    method: string
    external_reference: string
    amount: number
    sender: string | null
    received_at: Date
    order_number: string | null
    reversed_at: Date | null
    dismissed_at: Date | null
    recorded_at: Date
    position: GeneratedAlways<number>
  }
  receipt_refunds: {
    id: Generated<string>
    receipt_id: string
    paid_by: Source
    amount: number
    status: RefundStatus
    agreed_at: Date
    asked_at: Date | null
    sent_at: Date | null
    interest: Generated<number>
    failure: string | null
    external_reference: string | null
    position: GeneratedAlways<number>
  }
  refund_accounts: {
    order_number: string
    account: JSONColumnType<DepositAccount, string, string>
    named_at: Date
  }
  payment_differences: { receipt_id: string; theirs: number; ours: number; found_at: Date }
}

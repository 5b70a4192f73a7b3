import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Charge, MoneySource, RefundStatus } from '#domain/money/order-account.ts'
import type { AlarmKind } from '#domain/payments/alarms.ts'
import type { DepositAccount } from '#server/ports/payment-provider.ts'

/** Columns as the migrations create them; times are UTC, amounts are won. */
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
    source: MoneySource
    /** `bank_transfer` or the provider's name, as in `PaymentProvider`. */
    provider: string
    method: string
    /**
     * The provider's payment key; `statement:…` for an imported row, `entered:…` for a deposit
     * entered by the owner.
     */
    external_reference: string
    amount: number
    sender: string | null
    received_at: Date
    order_number: string | null
    /** When it was matched with that order. */
    matched_at: Date | null
    reversed_at: Date | null
    dismissed_at: Date | null
    recorded_at: Date
    position: GeneratedAlways<number>
  }
  refunds: {
    id: Generated<string>
    receipt_id: string
    paid_by: MoneySource
    amount: number
    status: RefundStatus
    agreed_at: Date
    first_requested_at: Date | null
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
  payment_differences: {
    receipt_id: string
    theirs: number
    ours: number
    found_at: Date
    accepted_at: Date | null
  }
  money_alarms: {
    id: GeneratedAlways<number>
    kind: AlarmKind
    /** The order's number, else the payment's key, else the kind. */
    subject: string
    order_number: string | null
    payment_key: string | null
    amount: number | null
    detail: JSONColumnType<Readonly<Record<string, unknown>>, string, string>
    opened_at: Date
    closed_at: Date | null
    closed_by: string | null
    resolution: string | null
  }
}

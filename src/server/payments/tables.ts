import type { Generated, JSONColumnType } from 'kysely'
import type { paymentStatuses } from '#contract/payments.ts'
import type { DepositAccount } from '#server/ports/payment-provider.ts'

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
    depositor_name: string | null
    deposit_account: JSONColumnType<DepositAccount | null, string | null>
    provider_reference: string | null
    due_at: Date | null
    paid_at: Date | null
    created_at: Date
  }
  refunds: {
    id: Generated<string>
    payment_id: string
    order_number: string
    amount: number
    reason: string
    status: 'DUE' | 'PAID_OUT'
    account: JSONColumnType<DepositAccount | null, string | null, string | null>
    requested_by: 'customer' | 'admin' | 'system'
    requested_at: Date
    paid_out_at: Date | null
  }
}

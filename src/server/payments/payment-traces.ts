import { type RawBuilder, sql } from 'kysely'
import type { Settings } from '#domain/settings/settings.ts'

/** Columns that say which of an order's rows exist, so that only these are read. */
export interface PaymentTraces {
  readonly has_receipts: boolean
  readonly has_intents: boolean
  readonly has_cash_receipt: boolean
}

/** What was read together with an order, and need not be read again. */
export interface KnownPayment extends PaymentTraces {
  readonly settings: Settings
}

/** Columns of {@link PaymentTraces}; `orderNumber` is SQL for the order's number. */
export const paymentTraces = (orderNumber: RawBuilder<string>) => {
  const hasRowsIn = (table: string) =>
    sql<boolean>`exists (select from ${sql.table(table)} where order_number = ${orderNumber})`
  return [
    hasRowsIn('receipts').as('has_receipts'),
    hasRowsIn('payment_intents').as('has_intents'),
    hasRowsIn('cash_receipts').as('has_cash_receipt'),
  ] as const
}

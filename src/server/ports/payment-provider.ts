import type { Won } from '#domain/money/won.ts'

/** What a payment starts with. */
export interface PaymentStart {
  readonly orderNumber: string
  readonly attempt: number
  readonly amount: Won
  readonly dueAt: Date
  readonly depositorName: string
}

export interface DepositAccount {
  readonly bank: string
  readonly account_number: string
  readonly holder: string
}

/**
 * A way to receive money. Bank transfer needs nobody's account; others speak to a company and are
 * asked outside of transactions: `begin` is therefore pure, what talks happens later, by the
 * provider's own routes, which settle through `payments` under the order's row lock.
 */
export interface PaymentProvider {
  /** `bank_transfer`, `toss`. */
  readonly name: string
  /** What may be written as an order's `payment_method`. */
  readonly methods: readonly string[]
  /** For the browser's widget; null where there is none. */
  readonly clientKey: string | null
  /** What the payment's row starts with. Talks to nobody. */
  begin(
    start: PaymentStart,
    settings: { readonly bankAccount: DepositAccount },
  ): {
    readonly depositAccount: DepositAccount | null
    readonly dueAt: Date | null
  }
}

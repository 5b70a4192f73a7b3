import type { Won } from '#domain/money/won.ts'
import { hasBankAccount, type Settings } from '#domain/settings/settings.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DepositAccount, PaymentProvider } from '#server/ports/payment-provider.ts'
import { insertPayment, type PaymentRow } from './store.ts'

interface NewPayment {
  readonly providers: readonly PaymentProvider[]
  readonly settings: Settings
  readonly orderNumber: string
  readonly method: string
  readonly amount: Won
  readonly dueAt: Date
  readonly at: Date
}

const FIRST_ATTEMPT = 1

/**
 * The payment that an order begins with, in the order's transaction; talks to nobody. What costs
 * nothing is paid at once.
 *
 * Refuses PAYMENT_METHOD_UNAVAILABLE: no configured provider takes this method; SHOP_NOT_READY: the
 * studio has named no account to transfer to.
 */
export async function startPayment(tx: Db, payment: NewPayment): Promise<PaymentRow> {
  if (payment.amount === 0) return insertPayment(tx, nothingToPay(payment))

  const { orderNumber, amount, at } = payment
  return insertPayment(tx, {
    ...beginPayment(payment),
    order_number: orderNumber,
    status: 'WAITING',
    amount,
    created_at: at,
  })
}

/** What a payment by this method starts with. Refuses PAYMENT_METHOD_UNAVAILABLE, SHOP_NOT_READY. */
export function beginPayment(payment: Omit<NewPayment, 'at'>) {
  const { providers, method, orderNumber, amount } = payment
  const provider =
    providers.find(({ methods }) => methods.includes(method)) ??
    refuse('PAYMENT_METHOD_UNAVAILABLE')
  if (!takesMoney(provider, payment.settings)) refuse('SHOP_NOT_READY')
  const { depositAccount, dueAt } = provider.begin(
    { orderNumber, amount, dueAt: payment.dueAt, attempt: FIRST_ATTEMPT },
    { bankAccount: studioAccount(payment.settings) },
  )
  return {
    provider: provider.name,
    method,
    deposit_account: depositAccount && JSON.stringify(depositAccount),
    due_at: dueAt,
  }
}

const nothingToPay = ({ orderNumber, at }: NewPayment) => ({
  order_number: orderNumber,
  provider: 'none',
  method: 'none',
  status: 'PAID' as const,
  amount: 0,
  paid_at: at,
  created_at: at,
})

/** Whether a provider can be paid with: what the studio itself receives needs its account. */
export const takesMoney = ({ company }: PaymentProvider, settings: Settings): boolean =>
  company !== null || hasBankAccount(settings)

/** Where the studio itself is transferred to. */
export const studioAccount = ({ bankAccount }: Settings): DepositAccount => ({
  bank: bankAccount.bank,
  account_number: bankAccount.accountNumber,
  holder: bankAccount.holder,
  ...(bankAccount.bankEnglish && { bank_english: bankAccount.bankEnglish }),
  ...(bankAccount.holderLatin && { holder_latin: bankAccount.holderLatin }),
  ...(bankAccount.swift && { swift: bankAccount.swift }),
})

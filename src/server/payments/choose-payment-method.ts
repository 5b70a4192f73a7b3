import type { Won } from '#domain/money/won.ts'
import { hasBankAccount, type Settings } from '#domain/settings/settings.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DepositAccount, PaymentProvider } from '#server/ports/payment-provider.ts'

interface Chosen {
  readonly providers: readonly PaymentProvider[]
  readonly settings: Settings
  readonly method: string
  readonly amount: Won
}

/**
 * Returns the method and provider with which an order is paid; `none` if nothing is to be paid.
 *
 * Refuses PAYMENT_METHOD_UNAVAILABLE: no configured provider offers this method; SHOP_NOT_READY:
 * the studio has not named its bank account.
 */
export function choosePaymentMethod({ providers, settings, method, amount }: Chosen) {
  if (amount === 0) return { payment_method: 'none', payment_provider: 'none' }
  const provider =
    providers.find(({ methods }) => methods.includes(method)) ??
    refuse('PAYMENT_METHOD_UNAVAILABLE')
  if (!acceptsPayments(provider, settings)) refuse('SHOP_NOT_READY')
  return { payment_method: method, payment_provider: provider.name }
}

/** Whether a provider can be used: bank transfer needs the studio's bank account. */
export const acceptsPayments = ({ gateway }: PaymentProvider, settings: Settings): boolean =>
  gateway !== null || hasBankAccount(settings)

/** Returns the studio's bank account for deposits. */
export const studioAccount = ({ bankAccount }: Settings): DepositAccount => ({
  bank: bankAccount.bank,
  account_number: bankAccount.accountNumber,
  holder: bankAccount.holder,
  ...(bankAccount.bankEnglish && { bank_english: bankAccount.bankEnglish }),
  ...(bankAccount.holderLatin && { holder_latin: bankAccount.holderLatin }),
  ...(bankAccount.swift && { swift: bankAccount.swift }),
})

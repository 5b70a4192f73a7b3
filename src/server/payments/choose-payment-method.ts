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
 * Returns the method and provider that an order is to be paid with; what costs nothing needs none.
 *
 * Refuses PAYMENT_METHOD_UNAVAILABLE: no configured provider takes this method; SHOP_NOT_READY: the
 * studio has named no account to transfer to.
 */
export function choosePaymentMethod({ providers, settings, method, amount }: Chosen) {
  if (amount === 0) return { payment_method: 'none', payment_provider: 'none' }
  const provider =
    providers.find(({ methods }) => methods.includes(method)) ??
    refuse('PAYMENT_METHOD_UNAVAILABLE')
  if (!acceptsPayments(provider, settings)) refuse('SHOP_NOT_READY')
  return { payment_method: method, payment_provider: provider.name }
}

/** Whether a provider can be paid with: what the studio itself receives needs its account. */
export const acceptsPayments = ({ gateway }: PaymentProvider, settings: Settings): boolean =>
  gateway !== null || hasBankAccount(settings)

/** Where the studio itself is transferred to. */
export const studioAccount = ({ bankAccount }: Settings): DepositAccount => ({
  bank: bankAccount.bank,
  account_number: bankAccount.accountNumber,
  holder: bankAccount.holder,
  ...(bankAccount.bankEnglish && { bank_english: bankAccount.bankEnglish }),
  ...(bankAccount.holderLatin && { holder_latin: bankAccount.holderLatin }),
  ...(bankAccount.swift && { swift: bankAccount.swift }),
})

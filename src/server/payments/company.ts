import type { PaymentCompany, PaymentProvider } from '#server/ports/payment-provider.ts'

interface Company {
  readonly provider: PaymentProvider
  readonly company: PaymentCompany
}

/** The company that takes money for the studio; null where none is configured. */
export function companyAmong(providers: readonly PaymentProvider[]): Company | null {
  for (const provider of providers) {
    if (provider.company) return { provider, company: provider.company }
  }
  return null
}

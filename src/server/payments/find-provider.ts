import { required } from '#server/platform/required.ts'
import type { PaymentGateway, PaymentProvider } from '#server/ports/payment-provider.ts'

interface ConfiguredProvider {
  readonly provider: PaymentProvider
  readonly gateway: PaymentGateway
}

/** Returns the configured provider that takes payments for the studio; null if there is none. */
export function findProvider(providers: readonly PaymentProvider[]): ConfiguredProvider | null {
  for (const provider of providers) {
    if (provider.gateway) return { provider, gateway: provider.gateway }
  }
  return null
}

/**
 * Returns the provider of a payment that was begun with it.
 *
 * @throws Error if the configuration has none any more
 */
export const requireProvider = (providers: readonly PaymentProvider[]): ConfiguredProvider =>
  required(findProvider(providers), 'payment provider')

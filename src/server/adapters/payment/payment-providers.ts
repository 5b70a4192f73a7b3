import type { Logger } from 'pino'
import type { PaymentProvider } from '#server/ports/payment-provider.ts'
import { bankTransfer } from './bank-transfer.ts'
import { tossPayments } from './toss.ts'

interface PaymentSettings {
  readonly TOSS_CLIENT_KEY?: string | undefined
  readonly TOSS_SECRET_KEY?: string | undefined
  readonly TOSS_BASE_URL: string
  readonly TOSS_SCRIPT_URL: string
}

/** Bank transfer always; cards and accounts through a company when both of its keys are set. */
export function paymentProviders(it: PaymentSettings, log: Logger): PaymentProvider[] {
  const { TOSS_CLIENT_KEY: clientKey, TOSS_SECRET_KEY: secretKey } = it
  if (!clientKey || !secretKey) return [bankTransfer()]
  const toss = { clientKey, secretKey, baseUrl: it.TOSS_BASE_URL, scriptUrl: it.TOSS_SCRIPT_URL }
  return [bankTransfer(), tossPayments({ ...toss, log })]
}

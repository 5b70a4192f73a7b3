import type { Logger } from 'pino'
import type { PaymentProvider } from '#server/ports/payment-provider.ts'
import { bankTransfer } from './bank-transfer.ts'
import { tossPayments } from './toss.ts'

const BASE_URL = 'https://api.tosspayments.com'

interface PaymentSettings {
  readonly TOSS_CLIENT_KEY?: string | undefined
  readonly TOSS_SECRET_KEY?: string | undefined
  readonly TOSS_BASE_URL?: string | undefined
  readonly TOSS_API_URL?: string | undefined
  readonly TOSS_SCRIPT_URL: string
}

/** Creates the payment providers: bank transfer always, Toss when both of its keys are set. */
export function paymentProviders(it: PaymentSettings, log: Logger): PaymentProvider[] {
  const { TOSS_CLIENT_KEY: clientKey, TOSS_SECRET_KEY: secretKey } = it
  if (!clientKey || !secretKey) return [bankTransfer()]
  const baseUrl = it.TOSS_BASE_URL ?? it.TOSS_API_URL ?? BASE_URL
  const toss = { clientKey, secretKey, baseUrl, scriptUrl: it.TOSS_SCRIPT_URL }
  return [bankTransfer(), tossPayments({ ...toss, log })]
}

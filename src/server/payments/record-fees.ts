import { credit, debit, post } from '#server/ledger/index.ts'
import { ledgerPartOf, openAlarmIfRefused } from '#server/money/index.ts'
import type { PaymentGateway, ProviderFee } from '#server/ports/payment-provider.ts'
import { findIntentBy, type IntentRow } from './intents-store.ts'
import type { SyncDeps } from './sync-payment.ts'

const DAY_MS = 24 * 60 * 60_000
/** The provider settles a payment some days after it was made. */
const FEES_DAYS = 14

/**
 * Records the provider's fee of each payment of ours, once however often it is reported. Returns
 * false if the fees cannot be read; the next night tries again. Source: docs/rules.md L-7.
 */
export async function recordFees(deps: SyncDeps, gateway: PaymentGateway): Promise<boolean> {
  const to = deps.now()
  const reported = await gateway.fees(new Date(to.getTime() - FEES_DAYS * DAY_MS), to)
  if (reported.outcome !== 'found') {
    deps.log.warn({ reported }, 'the provider’s fees cannot be read')
    await openAlarmIfRefused(deps, reported)
    return false
  }
  for (const fee of reported.fees) {
    const intent = await findIntentBy(deps.db, 'payment_key', fee.paymentKey)
    if (intent) await postFee(deps, intent, fee)
  }
  return true
}

/** Posts a fee; below 0 when a fee is returned after a refund. */
function postFee({ db }: SyncDeps, intent: IntentRow, { transactionKey, amount, at }: ProviderFee) {
  const part = ledgerPartOf({ ...intent, method: intent.method ?? 'other' })
  const lines =
    amount > 0
      ? [debit('PROVIDER_FEES', amount, part), credit('RECEIVED', amount, part)]
      : [debit('RECEIVED', -amount, part), credit('PROVIDER_FEES', -amount, part)]
  return post(db, { what: 'PROVIDER_FEE', cause: `fee:${transactionKey}`, at, lines })
}

import { z } from 'zod'
import type { ProviderWebhook } from '#server/ports/payment-provider.ts'

const id = z.string().min(1).max(200)

/** `{ eventType, createdAt, data }`, where data is a payment or one cancellation of it. */
const ofPayment = z.object({
  eventType: z.string().max(100),
  data: z.object({ paymentKey: id.nullish(), orderId: id.nullish() }),
})

/** Deposit event of a virtual account: flat and without the payment key. */
const ofDeposit = z.object({ secret: id, status: z.string().max(100), orderId: id })

/** Parses payment and deposit events; null for any other event. Source: PAY-02. */
export function parseTossWebhook(body: unknown): ProviderWebhook | null {
  const changed = ofPayment.safeParse(body).data
  if (changed) {
    const { paymentKey = null, orderId = null } = changed.data
    if (!paymentKey && !orderId) return null
    return { event: changed.eventType, paymentKey, providerOrderId: orderId, secret: null }
  }
  const deposit = ofDeposit.safeParse(body).data
  if (!deposit) return null
  return {
    event: 'DEPOSIT_CALLBACK',
    paymentKey: null,
    providerOrderId: deposit.orderId,
    secret: deposit.secret,
  }
}

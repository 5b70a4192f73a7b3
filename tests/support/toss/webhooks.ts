import { randomUUID } from 'node:crypto'
import { webhookBodiesFor } from './answers.ts'
import { seoulTime, type TossPayment } from './payment-store.ts'

interface Webhook {
  readonly transmissionId: string
  readonly body: object
}

/** `atOnce`: before the call that caused it is answered. `held`: until they are let go. */
type Delivery = 'held' | 'atOnce' | 'twice' | 'never'

/**
 * Notices of changes, sent over HTTP as the company sends them: with a transmission id and without a
 * signature, since the real ones of payments bear none.
 */
export function tossWebhooks(now: () => Date) {
  const state: {
    delivery: Delivery
    to: string | null
    /** In place of HTTP to `to`. */
    hand: ((body: object, headers: Record<string, string>) => Promise<number>) | null
  } = { delivery: 'held', to: null, hand: null }
  const held: Webhook[] = []
  const running = new Set<Promise<unknown>>()

  async function send({ transmissionId, body }: Webhook, retried = 0) {
    const headers = {
      'content-type': 'application/json',
      'tosspayments-webhook-transmission-id': transmissionId,
      'tosspayments-webhook-transmission-time': now().toISOString(),
      'tosspayments-webhook-transmission-retried-count': String(retried),
    }
    if (state.hand) return state.hand(body, headers)
    if (!state.to) throw new Error('nobody said where webhooks go')
    const response = await fetch(state.to, { method: 'POST', headers, body: JSON.stringify(body) })
    return response.status
  }

  function start(webhook: Webhook) {
    const sending = send(webhook).finally(() => running.delete(sending))
    running.add(sending)
  }

  return {
    state,
    send,
    emit(payment: TossPayment) {
      const at = seoulTime(now().getTime())
      for (const body of webhookBodiesFor(payment, at)) {
        const webhook = { transmissionId: randomUUID(), body }
        if (state.delivery === 'held') held.push(webhook)
        if (state.delivery === 'atOnce' || state.delivery === 'twice') start(webhook)
        if (state.delivery === 'twice') start(webhook)
      }
    },
    /** Lets the held ones go, in this order, each as often as said; answers their statuses. */
    async deliverHeld({ backwards = false, times = 1 } = {}): Promise<number[]> {
      const webhooks = held.splice(0)
      if (backwards) webhooks.reverse()
      const statuses: number[] = []
      for (const webhook of webhooks) {
        for (let time = 0; time < times; time += 1) statuses.push(await send(webhook, time))
      }
      return statuses
    },
    /** The held ones never come. */
    lose: () => void held.splice(0),
    /** Until every webhook that was sent at once has been answered. */
    allSent: () => Promise.all(running),
  }
}

import { randomUUID } from 'node:crypto'
import { webhookBodiesFor } from './answers.ts'
import { seoulTime, type TossPayment } from './payment-store.ts'

interface Webhook {
  readonly transmissionId: string
  readonly body: object
}

/** `atOnce`: before the reply to the causing call. `held`: by `deliverHeld`. */
type Delivery = 'held' | 'atOnce' | 'twice' | 'never'

/** Sends webhooks over HTTP like Toss: with a transmission ID and without a signature. */
export function tossWebhooks(now: () => Date) {
  const state: {
    delivery: Delivery
    to: string | null
    /** Receives webhooks instead of HTTP to `to`. */
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
    if (!state.to) throw new Error('no webhook URL was set')
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
    /** Delivers held webhooks, each `times` times; returns the statuses of the replies. */
    async deliverHeld({ backwards = false, times = 1 } = {}): Promise<number[]> {
      const webhooks = held.splice(0)
      if (backwards) webhooks.reverse()
      const statuses: number[] = []
      for (const webhook of webhooks) {
        for (let time = 0; time < times; time += 1) statuses.push(await send(webhook, time))
      }
      return statuses
    },
    /** Drops held webhooks. */
    lose: () => void held.splice(0),
    /** Waits until every webhook in delivery has been answered. */
    allSent: () => Promise.all(running),
  }
}

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { placeGuestOrder } from '#contract/orders.ts'

const BUYERS = 8
const RETRY_PAUSE_MS = 100
const NO_ANSWER_MS = 60_000

export interface Figures {
  /** Orders that the site confirmed to a customer. */
  readonly answered: number
  /** Confirmed orders that the database lacks afterwards. */
  readonly lost: number
  /** Orders beyond one per idempotency key, after every key was sent once more. */
  readonly doubled: number
  /** From the fault until the first confirmation of an order that was sent after it. */
  readonly secondsToFirstOrder: number
  /** Longest time without a confirmed order. */
  readonly longestGapSeconds: number
  /** Answers 503 with Retry-After. */
  readonly refused: number
  /** Any other answer than a confirmation, and connections that ended without one. */
  readonly failed: number
}

interface Drill {
  readonly siteUrl: string
  readonly ordersBefore: number
  /** Orders to be confirmed after `fault` has ended. */
  readonly ordersAfter: number
  readonly fault: () => Promise<void>
  /** Numbers of all orders that the database holds. */
  readonly storedOrders: () => Promise<readonly string[]>
}

/**
 * Lets customers place orders one after another while a fault happens, repeating each with its key
 * until it is confirmed. Then compares what was confirmed with what is stored.
 */
export async function orderUnderFault(drill: Drill): Promise<Figures> {
  const { siteUrl, ordersBefore, ordersAfter, fault, storedOrders } = drill
  const confirmed = new Map<string, string>()
  const moments: { readonly sentAt: number; readonly at: number }[] = []
  let refused = 0
  let failed = 0
  let isOpen = true

  async function send(key: string): Promise<boolean> {
    const sentAt = performance.now()
    const answer = await placeOrder(siteUrl, key)
    if (answer.orderNumber) {
      confirmed.set(key, answer.orderNumber)
      moments.push({ sentAt, at: performance.now() })
      return true
    }
    if (answer.isRefused) refused += 1
    else failed += 1
    return false
  }
  async function buyer() {
    while (isOpen) {
      const key = randomUUID()
      while (!(await send(key))) await pause(RETRY_PAUSE_MS)
    }
  }
  const reaches = async (count: number) => {
    while (confirmed.size < count) await pause(10)
  }

  const buyers = Promise.all(Array.from({ length: BUYERS }, buyer))
  await reaches(ordersBefore)
  const faultAt = performance.now()
  await fault()
  await reaches(confirmed.size + ordersAfter)
  isOpen = false
  await buyers

  const stored = new Set(await storedOrders())
  const numbers = new Set(confirmed.values())
  const repeated = await repeatAll(siteUrl, confirmed)
  const first = moments.find(({ sentAt }) => sentAt >= faultAt)
  const later = moments.filter(({ at }) => at >= faultAt).map(({ at }) => at)
  return {
    answered: confirmed.size,
    lost: [...numbers].filter((number) => !stored.has(number)).length,
    doubled: (await storedOrders()).length - numbers.size + repeated,
    secondsToFirstOrder: ((first?.at ?? Number.NaN) - faultAt) / 1_000,
    longestGapSeconds: Math.max(...later.map((at, i) => at - (later[i - 1] ?? faultAt))) / 1_000,
    refused,
    failed,
  }
}

/** Sends every key once more; returns how many were answered by another order. */
async function repeatAll(siteUrl: string, confirmed: ReadonlyMap<string, string>) {
  let others = 0
  for (const [key, number] of confirmed) {
    const { orderNumber } = await placeOrder(siteUrl, key)
    if (orderNumber !== number) others += 1
  }
  return others
}

async function placeOrder(siteUrl: string, key: string) {
  const response = await fetch(`${siteUrl}/v1/orders/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      consulting_type: 'HAIR_CONSULTING',
      guest_name: '김하나',
      guest_email: 'failover@example.com',
      guest_phone: '01012345678',
      total_price: 100_000,
      agreed_refund: true,
    }),
    signal: AbortSignal.timeout(NO_ANSWER_MS),
  }).catch(() => undefined)
  const body: unknown = await response?.json().catch(() => undefined)
  const isRefused = response?.status === 503 && response.headers.has('retry-after')
  if (response?.status !== 201) return { isRefused }
  return { isRefused, orderNumber: placeGuestOrder.reply.parse(body).order_number }
}

import type { OrderBody } from '#contract/orders.ts'
import { readInTab, tabKeys, writeInTab } from '#web/api/tab-storage.ts'

/**
 * Orders that were sent without a known end: no answer came, or a fault. All of them went under one
 * key, of which the server places at most one. Source: ORD-13.
 */
export interface OrderSubmission {
  readonly buyerId: string
  readonly key: string
  readonly bodies: readonly OrderBody[]
}

/** The attempt that `body` belongs to, kept before it is sent: the page may be gone at any moment. */
export function beginSubmission(buyerId: string, body: OrderBody): OrderSubmission {
  const open = readInTab<OrderSubmission>(tabKeys.orderSubmission)
  const { key, bodies } =
    open?.buyerId === buyerId ? open : { key: crypto.randomUUID(), bodies: [] }
  const others = bodies.filter((each) => !isSame(each, body))
  const attempt = { buyerId, key, bodies: [...others, body] }
  writeInTab(tabKeys.orderSubmission, attempt)
  return attempt
}

/** The server answered that it placed nothing for `body`: only the others' ends are unknown yet. */
export function removeRefused(attempt: OrderSubmission, body: OrderBody) {
  const bodies = attempt.bodies.filter((each) => !isSame(each, body))
  writeInTab(tabKeys.orderSubmission, bodies.length > 0 ? { ...attempt, bodies } : null)
}

export const endSubmission = () => writeInTab(tabKeys.orderSubmission, null)

const isSame = (a: OrderBody, b: OrderBody) => JSON.stringify(a) === JSON.stringify(b)

import type { OrderBody } from '#contract/orders.ts'
import { readInTab, tabKeys, writeInTab } from '#web/api/tab-storage.ts'

/**
 * Orders that were sent with an unknown outcome: no reply, or a server error. All share an
 * idempotency key, under which the server places at most one. Source: ORD-13.
 */
export interface OrderSubmission {
  readonly buyerId: string
  readonly key: string
  readonly bodies: readonly OrderBody[]
}

/**
 * Returns the submission for `body`; stores it before it is sent, since the page may be closed at
 * any time.
 */
export function beginSubmission(buyerId: string, body: OrderBody): OrderSubmission {
  const open = readInTab<OrderSubmission>(tabKeys.orderSubmission)
  const { key, bodies } =
    open?.buyerId === buyerId ? open : { key: crypto.randomUUID(), bodies: [] }
  const others = bodies.filter((each) => !isSame(each, body))
  const attempt = { buyerId, key, bodies: [...others, body] }
  writeInTab(tabKeys.orderSubmission, attempt)
  return attempt
}

/** Removes `body` after the server refused it: only the others' outcomes are unknown. */
export function removeRefused(attempt: OrderSubmission, body: OrderBody) {
  const bodies = attempt.bodies.filter((each) => !isSame(each, body))
  writeInTab(tabKeys.orderSubmission, bodies.length > 0 ? { ...attempt, bodies } : null)
}

export const endSubmission = () => writeInTab(tabKeys.orderSubmission, null)

const isSame = (a: OrderBody, b: OrderBody) => JSON.stringify(a) === JSON.stringify(b)

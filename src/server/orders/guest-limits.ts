import { clientNetwork } from '#server/platform/client-network.ts'
import type { Db } from '#server/platform/database.ts'
import type { RateLimit } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const MOST_ORDERS_A_DAY = 100

type Limits = readonly RateLimit[]

/** Finding out who ordered: from one address, and about one mailbox or telephone. */
export const searchLimits = (email: string, phone: string, ip: string): Limits => [
  { key: `guest-search:ip:${clientNetwork(ip)}`, max: 60, windowMs: 10 * MINUTE_MS },
  { key: `guest-search:of:${email}`, max: 30, windowMs: 10 * MINUTE_MS },
  { key: `guest-search:of:${phone}`, max: 30, windowMs: 10 * MINUTE_MS },
]

/** Sending mailbox after mailbox the mail of an order. Many people share an address: a telephone provider's. */
export const guestOrderLimits = (ip: string): Limits => [
  { key: `guest-order:ip:${clientNetwork(ip)}`, max: 120, windowMs: 10 * MINUTE_MS },
  { key: `guest-order:day:${clientNetwork(ip)}`, max: 600, windowMs: DAY_MS },
]

/**
 * Flooding a mailbox with codes, and new codes in order to guess on. Counted for orders that do not
 * exist as well.
 */
export const guestCodeLimits = (
  { order_number, email }: { readonly order_number: string; readonly email: string },
  ip: string,
): Limits => [
  { key: `guest-code:ip:${clientNetwork(ip)}`, max: 30, windowMs: 10 * MINUTE_MS },
  { key: `guest-code:of:${order_number}`, max: 5, windowMs: 10 * MINUTE_MS },
  { key: `guest-code:day:${email}`, max: 20, windowMs: DAY_MS },
]

/** Guessing codes: each has five tries of its own, this counts over all codes of an order. */
export const guestTokenLimits = (orderNumber: string, ip: string): Limits => [
  { key: `guest-token:ip:${clientNetwork(ip)}`, max: 60, windowMs: 10 * MINUTE_MS },
  { key: `guest-token:of:${orderNumber}`, max: 30, windowMs: 10 * MINUTE_MS },
]

/**
 * Every order writes to an address that nobody has proven, in words that whoever orders chooses.
 *
 * Refuses TOO_MANY_REQUESTS: this mailbox had more orders in a day than anybody places.
 */
export async function refuseFlood(tx: Db, email: string, at: Date) {
  const { orders } = await tx
    .selectFrom('orders')
    .select((it) => it.fn.countAll<number>().as('orders'))
    .where('contact_email', '=', email)
    .where('placed_at', '>', new Date(at.getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  if (orders >= MOST_ORDERS_A_DAY) refuse('TOO_MANY_REQUESTS', { retry_after: DAY_MS / 1_000 })
}

import { clientNetwork } from '#server/platform/client-network.ts'
import type { Db } from '#server/platform/database.ts'
import type { RateLimit } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const MOST_ORDERS_A_DAY = 100

type Limits = readonly RateLimit[]

/** Limits of the guest lookup, per address and per mailbox or phone: protects who ordered. */
export const searchLimits = (email: string, phone: string, ip: string): Limits => [
  { key: `guest-search:ip:${clientNetwork(ip)}`, max: 60, windowMs: 10 * MINUTE_MS },
  { key: `guest-search:of:${email}`, max: 30, windowMs: 10 * MINUTE_MS },
  { key: `guest-search:of:${phone}`, max: 30, windowMs: 10 * MINUTE_MS },
]

/**
 * Limits of guest orders, each of which sends an email. Many people share an address, e.g. a mobile
 * network.
 */
export const guestOrderLimits = (ip: string): Limits => [
  { key: `guest-order:ip:${clientNetwork(ip)}`, max: 120, windowMs: 10 * MINUTE_MS },
  { key: `guest-order:day:${clientNetwork(ip)}`, max: 600, windowMs: DAY_MS },
]

/**
 * Limits of sending codes: protects mailboxes from floods, and codes from guessing. Orders that do
 * not exist count as well.
 */
export const guestCodeLimits = (
  { order_number, email }: { readonly order_number: string; readonly email: string },
  ip: string,
): Limits => [
  { key: `guest-code:ip:${clientNetwork(ip)}`, max: 30, windowMs: 10 * MINUTE_MS },
  { key: `guest-code:of:${order_number}`, max: 5, windowMs: 10 * MINUTE_MS },
  { key: `guest-code:day:${email}`, max: 20, windowMs: DAY_MS },
]

/** Limits of entering codes, over all codes of an order; each code also allows only five tries. */
export const guestTokenLimits = (orderNumber: string, ip: string): Limits => [
  { key: `guest-token:ip:${clientNetwork(ip)}`, max: 60, windowMs: 10 * MINUTE_MS },
  { key: `guest-token:of:${orderNumber}`, max: 30, windowMs: 10 * MINUTE_MS },
]

/**
 * Limits orders per mailbox, since an order emails an unverified address with text that the caller
 * chooses.
 *
 * Refuses TOO_MANY_REQUESTS: the mailbox has more orders within a day than anybody places.
 */
export async function refuseFlood(tx: Db, email: string, at: Date) {
  const { orders } = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .where('contact_email', '=', email)
    .where('placed_at', '>', new Date(at.getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  if (orders >= MOST_ORDERS_A_DAY) refuse('TOO_MANY_REQUESTS', { retry_after: DAY_MS / 1_000 })
}

import { clientNetwork } from '#server/platform/client-network.ts'
import { guessLimits } from '#server/platform/guess-limits.ts'
import type { RateLimit } from '#server/platform/rate-limit.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

type Limits = readonly RateLimit[]

/** Limits of the guest lookup, per network and per mailbox or phone: protects who ordered. */
export const searchLimits = (email: string, phone: string, ip: string): Limits =>
  guessLimits({
    name: 'guest-search',
    ip,
    targets: [email, phone],
    windowMs: 10 * MINUTE_MS,
    max: { network: 60, networkAtTarget: 30, target: 300 },
  })

/**
 * Limits of guest orders, each of which sends an email. Many people share an address, e.g. a mobile
 * network.
 */
export const guestOrderLimits = (ip: string): Limits => [
  { key: `guest-order:ip:${clientNetwork(ip)}`, max: 120, windowMs: 10 * MINUTE_MS },
  { key: `guest-order:day:${clientNetwork(ip)}`, max: 600, windowMs: DAY_MS },
]

/**
 * Limits of orders placed per mailbox, members' included, since an order emails an unverified address
 * with text that the caller chooses.
 */
export const orderMailLimits = (email: string, ip: string): Limits =>
  guessLimits({
    name: 'order-mail',
    ip,
    targets: [email],
    windowMs: DAY_MS,
    max: { networkAtTarget: 50, target: 100 },
  })

/**
 * Limits of sending codes: protects mailboxes from floods, and codes from guessing. Orders that do
 * not exist count as well.
 */
export const guestCodeLimits = (
  { order_number, email }: { readonly order_number: string; readonly email: string },
  ip: string,
): Limits => [
  ...guessLimits({
    name: 'guest-code',
    ip,
    targets: [order_number],
    windowMs: 10 * MINUTE_MS,
    max: { network: 30, networkAtTarget: 5, target: 20 },
  }),
  ...guessLimits({
    name: 'guest-code:day',
    ip,
    targets: [email],
    windowMs: DAY_MS,
    max: { networkAtTarget: 20, target: 60 },
  }),
]

/** Limits of entering codes, over all codes of an order; each code also allows only five tries. */
export const guestTokenLimits = (orderNumber: string, ip: string): Limits =>
  guessLimits({
    name: 'guest-token',
    ip,
    targets: [orderNumber],
    windowMs: 10 * MINUTE_MS,
    max: { network: 60, networkAtTarget: 30, target: 120 },
  })

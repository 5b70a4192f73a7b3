import type { Won } from '#domain/money/won.ts'

/** An order that a deposit may pay. */
export interface WaitingOrder {
  readonly number: string
  /** Amount still due in won; for a cancelled order, the amount that was due. */
  readonly amountDue: Won
  /** Names of the customer and of the announced depositor. */
  readonly names: readonly string[]
  readonly isCancelled: boolean
}

interface Deposit {
  readonly amount: Won
  readonly depositor: string
}

export const matchKinds = ['EXACT', 'PROBABLE', 'SEVERAL', 'NONE'] as const

export interface Match<Order> {
  readonly kind: (typeof matchKinds)[number]
  readonly orders: readonly Order[]
}

/**
 * Creates a function that matches a bank deposit with an order. `EXACT`: one order has this amount
 * due and this name, or the deposit names its number; only this may be confirmed without a look.
 * `PROBABLE`: one order has this name with another amount or is cancelled, or has this amount and a
 * similar name. `SEVERAL`: more than one is equally likely. An amount alone matches nothing, since
 * most orders cost the same.
 *
 * Source: docs/rules.md M-9.
 */
export function depositMatcher<Order extends WaitingOrder>(
  waiting: readonly Order[],
): (deposit: Deposit) => Match<Order> {
  const known = waiting.map((order) => ({
    order,
    number: normalizeName(order.number),
    names: order.names.map(normalizeName),
  }))
  const shortestNumber = Math.min(...known.map(({ number }) => number.length))
  const byName = new Map<string, Set<Known<Order>>>()
  for (const entry of known) {
    // A masked name ("***") normalizes to '' and would match every other name without letters.
    for (const name of entry.names.filter(Boolean)) {
      byName.set(name, (byName.get(name) ?? new Set()).add(entry))
    }
  }

  return ({ amount, depositor }) => {
    const own = normalizeName(depositor)
    const named = new Set(byName.get(own))
    if (own.length >= shortestNumber) {
      for (const entry of known) if (own.includes(entry.number)) named.add(entry)
    }
    const exact = [...named].filter(({ order }) => !order.isCancelled && order.amountDue === amount)
    if (exact.length > 0) return matchOf('EXACT', exact)
    const likely = known.filter(
      (it) => named.has(it) || (it.order.amountDue === amount && isSimilarToAny(own, it.names)),
    )
    return matchOf('PROBABLE', likely)
  }
}

/** An order with its number and names normalized. */
interface Known<Order> {
  readonly order: Order
  readonly number: string
  readonly names: readonly string[]
}

function matchOf<Order>(kind: 'EXACT' | 'PROBABLE', found: readonly Known<Order>[]): Match<Order> {
  const orders = found.map(({ order }) => order)
  if (orders.length === 0) return { kind: 'NONE', orders }
  return { kind: orders.length === 1 ? kind : 'SEVERAL', orders }
}

const SHORTEST_LIKENESS = 2

/** Whether one name contains the other: banks truncate names, and people add a company name. */
export const isSimilarToAny = (own: string, names: readonly string[]): boolean =>
  names.some((name) => {
    const [short, long] = name.length < own.length ? [name, own] : [own, name]
    return short.length >= SHORTEST_LIKENESS && long.includes(short)
  })

const PLAIN = /^[가-힣a-z0-9]*$/

/**
 * Normalizes a name as banks write it: removes spaces, punctuation and accents, and lowers the
 * case.
 */
export const normalizeName = (name: string): string =>
  PLAIN.test(name)
    ? name
    : name
        .normalize('NFD')
        .replace(/\p{Mark}/gu, '')
        .normalize('NFC')
        .replace(/đ/gi, 'd')
        .replace(/[^\p{Letter}\p{Number}]/gu, '')
        .toLowerCase()

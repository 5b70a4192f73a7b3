import type { Won } from '#domain/money/won.ts'

/** An order whose money may be what came. */
export interface WaitingOrder {
  readonly number: string
  /** What is still asked for; of a cancelled one what was. */
  readonly missing: Won
  /** Its customer's, and the one that the transfer was announced under. */
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
 * Tells of each row of the bank which order it is of. `EXACT`: one order waits for this very amount
 * under this name, or the row names its number; only that may be confirmed without looking.
 * `PROBABLE`: one is of this name with another amount or cancelled, or of this amount with a name
 * that is like it. `SEVERAL`: more than one is as likely. An amount alone says nothing: most orders
 * cost the same.
 *
 * Source: docs/rules.md M-9.
 */
export function depositMatcher<Order extends WaitingOrder>(
  waiting: readonly Order[],
): (deposit: Deposit) => Match<Order> {
  const known = waiting.map((order) => ({
    order,
    number: squeezed(order.number),
    names: order.names.map(squeezed),
  }))
  const shortestNumber = Math.min(...known.map(({ number }) => number.length))
  const byName = new Map<string, Set<Known<Order>>>()
  for (const it of known) {
    // A bank that names nobody ("***") would be of everybody whose name has no letter either.
    for (const name of it.names.filter(Boolean)) {
      byName.set(name, (byName.get(name) ?? new Set()).add(it))
    }
  }

  return ({ amount, depositor }) => {
    const own = squeezed(depositor)
    const named = new Set(byName.get(own))
    if (own.length >= shortestNumber) {
      for (const it of known) if (own.includes(it.number)) named.add(it)
    }
    const exact = [...named].filter(({ order }) => !order.isCancelled && order.missing === amount)
    if (exact.length > 0) return matchOf('EXACT', exact)
    const likely = known.filter(
      (it) => named.has(it) || (it.order.missing === amount && isLikeOneOf(own, it.names)),
    )
    return matchOf('PROBABLE', likely)
  }
}

/** An order with its number and names as banks write them. */
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

/** One name within the other: banks cut names short, and people add their company's. */
export const isLikeOneOf = (own: string, names: readonly string[]): boolean =>
  names.some((name) => {
    const [short, long] = name.length < own.length ? [name, own] : [own, name]
    return short.length >= SHORTEST_LIKENESS && long.includes(short)
  })

const PLAIN = /^[가-힣a-z0-9]*$/

/** A name as banks write it: no spaces, signs or accents, capitals alike. */
export const squeezed = (name: string): string =>
  PLAIN.test(name)
    ? name
    : name
        .normalize('NFD')
        .replace(/\p{Mark}/gu, '')
        .normalize('NFC')
        .replace(/đ/gi, 'd')
        .replace(/[^\p{Letter}\p{Number}]/gu, '')
        .toLowerCase()

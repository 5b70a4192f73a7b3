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

export interface Match {
  readonly kind: (typeof matchKinds)[number]
  readonly orders: readonly string[]
}

/**
 * Which order a row of the bank is of. `EXACT`: one order waits for this very amount under this name,
 * or the row names its number; only that may be confirmed without looking. `PROBABLE`: one is of this
 * name with another amount or cancelled, or of this amount with a name that is like it. `SEVERAL`:
 * more than one is as likely. An amount alone says nothing: most orders cost the same.
 *
 * Source: docs/rules.md M-9.
 */
export function matchDeposit(deposit: Deposit, waiting: readonly WaitingOrder[]): Match {
  const named = waiting.filter((order) => isOf(deposit, order))
  const exact = named.filter(
    ({ missing, isCancelled }) => !isCancelled && missing === deposit.amount,
  )
  if (exact.length > 0) return matchOf('EXACT', exact)
  const likely = waiting.filter(
    (order) =>
      named.includes(order) || (order.missing === deposit.amount && isLike(deposit, order)),
  )
  return matchOf('PROBABLE', likely)
}

function matchOf(kind: 'EXACT' | 'PROBABLE', found: readonly WaitingOrder[]): Match {
  const orders = found.map(({ number }) => number)
  if (orders.length === 0) return { kind: 'NONE', orders }
  return { kind: orders.length === 1 ? kind : 'SEVERAL', orders }
}

const isOf = ({ depositor }: Deposit, { number, names }: WaitingOrder): boolean => {
  const own = squeezed(depositor)
  return own.includes(squeezed(number)) || names.some((name) => squeezed(name) === own)
}

const SHORTEST_LIKENESS = 2

/** One name within the other: banks cut names short, and people add their company's. */
function isLike({ depositor }: Deposit, { names }: WaitingOrder): boolean {
  const own = squeezed(depositor)
  return names.map(squeezed).some((name) => {
    const [short, long] = name.length < own.length ? [name, own] : [own, name]
    return short.length >= SHORTEST_LIKENESS && long.includes(short)
  })
}

/** A name as banks write it: no spaces, signs or accents, capitals alike. */
export const squeezed = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .normalize('NFC')
    .replace(/đ/gi, 'd')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .toLowerCase()

/**
 * An amount in South Korean won.
 *
 * The won has no minor unit, so an amount is always a whole number: ₩100,000 is `won(100_000)`.
 * A point is worth one won and is counted in `Won` too. Arithmetic on `Won` returns a plain
 * `number`; wrap the result in `won()` to check it and make it an amount again.
 */
export type Won = number & { readonly unit: 'won' }

/** @throws RangeError when `amount` is not a whole number: a bug in the caller, never user input. */
export function won(amount: number): Won {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of won: ${amount}`)
  // Only this function makes a Won, so every Won was checked.
  return amount as Won
}

/**
 * Returns `percent` of `base`, rounded down to a whole won, so it never exceeds the stated percent.
 *
 * Percents may have two decimals (an earn rate of 0.5). More decimals are rounded to two first, so
 * that binary fractions cannot lose a won.
 */
export function percentOf(base: Won, percent: number): Won {
  const hundredths = Math.round(percent * 100)
  return won(Math.floor((base * hundredths) / 10_000))
}

/** Returns the smaller of the two: `atMost(due, points)` spends no more points than are due. */
export const atMost = (limit: Won, amount: Won): Won => won(Math.min(limit, amount))

export const sumOf = (amounts: readonly Won[]): Won =>
  won(amounts.reduce((sum: number, amount) => sum + amount, 0))

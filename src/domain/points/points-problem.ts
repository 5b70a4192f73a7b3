import type { Won } from '#domain/money/won.ts'

export type PointsProblem = 'POINTS_BELOW_MINIMUM' | 'POINTS_INSUFFICIENT'

/**
 * Returns why `requested` points cannot be spent on one order, or `null` when they can.
 *
 * One point is worth one won. 0 points are always allowed. `balance` must not contain expired
 * points.
 *
 * Source: docs/rules.md PT-1 (minimum), PT-2 (balance).
 */
export function pointsProblem(requested: Won, balance: Won, minimum: Won): PointsProblem | null {
  if (requested === 0) return null
  if (requested < minimum) return 'POINTS_BELOW_MINIMUM'
  if (requested > balance) return 'POINTS_INSUFFICIENT'
  return null
}

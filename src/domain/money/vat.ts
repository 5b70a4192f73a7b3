import { type Won, won } from './won.ts'

/**
 * Returns the tax included in an amount: 10 of 110, rounded to the nearest won. Source:
 * docs/rules.md L-6.
 */
export const vatIn = (amount: Won): Won => won(Math.round(amount / 11))

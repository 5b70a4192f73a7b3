import { type Won, won } from './won.ts'

/** The tax that is in an amount with tax, 10 of 110, to the nearest won. Source: docs/rules.md L-6. */
export const vatIn = (amount: Won): Won => won(Math.round(amount / 11))

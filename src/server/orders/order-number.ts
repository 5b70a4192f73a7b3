import { randomInt } from 'node:crypto'

/** Letters and digits that are not confused when a number is read aloud. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const PREFIX = 'GY'
const RANDOM_LENGTH = 10

/**
 * Creates a random order number: 8·10^14 are possible, so none can be guessed and collisions are
 * negligible.
 */
export const newOrderNumber = (): string =>
  PREFIX +
  Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

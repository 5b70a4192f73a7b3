import { randomInt } from 'node:crypto'

/** Letters and digits that nobody mistakes for another when reading a number aloud. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const PREFIX = 'GY'
const RANDOM_LENGTH = 10

/** A new order's number: 8·10^14 of them, so that none can be guessed and none comes twice. */
export const newOrderNumber = (): string =>
  PREFIX +
  Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

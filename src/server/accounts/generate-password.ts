import { randomInt } from 'node:crypto'

/** Letters and digits that cannot be confused with each other: 4.95 bits each. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Creates a random password that can be typed from a screen, e.g. `mk7f-a2qz-9rtx`. */
export function generatePassword(size: { readonly groups: number; readonly length: number }) {
  const group = () =>
    Array.from({ length: size.length }, () => READABLE[randomInt(READABLE.length)]).join('')
  return Array.from({ length: size.groups }, group).join('-')
}

import { randomInt } from 'node:crypto'

/** No letter or digit that could be read as another: 4.95 bits each. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A random password that somebody can type from a screen, e.g. `mk7f-a2qz-9rtx`. */
export function generatePassword(size: { readonly groups: number; readonly length: number }) {
  const group = () =>
    Array.from({ length: size.length }, () => READABLE[randomInt(READABLE.length)]).join('')
  return Array.from({ length: size.groups }, group).join('-')
}

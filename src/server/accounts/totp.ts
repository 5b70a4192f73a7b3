import { createHmac } from 'node:crypto'

const STEP_SECONDS = 30
const DIGITS = 6
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns the time step of a moment (RFC 6238, 4.2). */
export const timeStep = (at: Date): number => Math.floor(at.getTime() / 1_000 / STEP_SECONDS)

/** Computes the code of a time step (RFC 6238 with SHA-1, which every authenticator app knows). */
export function totpCode(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 15
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * Returns the step of a typed code, or null if it is wrong. Accepts the code before and after as well,
 * since clocks differ, but none up to `lastStep`, the last that was used.
 */
export function matchingStep(secret: Uint8Array, typed: string, at: Date, lastStep: number) {
  const code = typed.replaceAll(/\s/g, '')
  const now = timeStep(at)
  const steps = [now - 1, now, now + 1].filter((step) => step > lastStep)
  return steps.find((step) => totpCode(secret, step) === code) ?? null
}

/** Encodes a secret as authenticator apps accept it when it is typed (RFC 4648, without padding). */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** Address that an authenticator app reads from a QR code. */
export function totpAddress(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

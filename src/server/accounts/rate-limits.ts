import { clientNetwork } from '#server/platform/client-network.ts'
import { guessLimits } from '#server/platform/guess-limits.ts'
import type { RateLimit } from '#server/platform/rate-limit.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const LOGIN_WINDOW_MS = 15 * MINUTE_MS

type Limits = readonly RateLimit[]

/** Against guessing passwords of many accounts from one network, and against the work it costs. */
export const loginNetworkLimits = (ip: string): Limits => [
  { key: `login:ip:${clientNetwork(ip)}`, max: 50, windowMs: LOGIN_WINDOW_MS },
]

/** Against guessing passwords in browsers that never signed in to the account. */
export const strangerLoginLimits = (userId: string, ip: string): Limits =>
  guessLimits({
    name: 'login',
    ip,
    targets: [userId.toLowerCase()],
    windowMs: LOGIN_WINDOW_MS,
    max: { networkAtTarget: 5, target: 10 },
  })

/** Against flooding the mailbox of an account whose password is known. */
export const loginCodeLimits = (recipient: string): Limits => [
  { key: `login-code:${recipient}`, max: 20, windowMs: DAY_MS },
]

/** Of one browser that signed in to the account before. No guess of a stranger counts here. */
export const knownDeviceLoginLimits = (memberId: string, device: string): Limits => [
  { key: `login:device:${memberId}:${device}`, max: 10, windowMs: LOGIN_WINDOW_MS },
]

/**
 * Against guessing codes of the second step. Three of a million codes are right at any time, so a day
 * of all networks together has a limit as well.
 */
export const factorLimits = (memberId: string, ip: string): Limits => [
  ...guessLimits({
    name: 'factor',
    ip,
    targets: [memberId],
    windowMs: LOGIN_WINDOW_MS,
    max: { networkAtTarget: 5, target: 15 },
  }),
  { key: `factor:day:${memberId}`, max: 60, windowMs: DAY_MS },
]

/** Of one browser that signed in to the account before. No guess of a stranger counts here. */
export const knownDeviceFactorLimits = (memberId: string, device: string): Limits => [
  { key: `factor:device:${memberId}:${device}`, max: 10, windowMs: LOGIN_WINDOW_MS },
]

/** A passkey cannot be guessed; each use costs a stored challenge or the check of a signature. */
export const passkeyLimits = (ip: string): Limits => [
  { key: `passkey:ip:${clientNetwork(ip)}`, max: 120, windowMs: 10 * MINUTE_MS },
]

/** Against enumerating members. */
export const checkIdLimits = (ip: string): Limits => [
  { key: `check-id:ip:${clientNetwork(ip)}`, max: 60, windowMs: 10 * MINUTE_MS },
]

/** Against flooding a mailbox or phone, and against requesting new codes to keep guessing. */
export const sendCodeLimits = (target: string, ip: string): Limits => [
  { key: `send-code:ip:${clientNetwork(ip)}`, max: 30, windowMs: 10 * MINUTE_MS },
  { key: `send-code:to:${target}`, max: 5, windowMs: 10 * MINUTE_MS },
  { key: `send-code:day:${target}`, max: 20, windowMs: DAY_MS },
]

/** Against sending text messages to many numbers: each costs the studio money. */
export const textLimits = (ip: string): Limits => [
  { key: `send-text:day:${clientNetwork(ip)}`, max: 100, windowMs: DAY_MS },
]

/**
 * Against guessing codes. Each code has five attempts of its own; this limit covers all codes of a
 * target.
 */
export const verifyCodeLimits = (target: string, ip: string): Limits => [
  { key: `verify-code:ip:${clientNetwork(ip)}`, max: 60, windowMs: 10 * MINUTE_MS },
  { key: `verify-code:of:${target}`, max: 30, windowMs: 10 * MINUTE_MS },
]

/**
 * Against trying combinations of names, IDs and addresses, and against flooding a member's mailbox.
 */
export const recoveryLimits = (email: string, ip: string, userId?: string): Limits => [
  { key: `recover:ip:${clientNetwork(ip)}`, max: 30, windowMs: 10 * MINUTE_MS },
  { key: `recover:to:${email}`, max: 5, windowMs: 10 * MINUTE_MS },
  { key: `recover:day:${email}`, max: 20, windowMs: DAY_MS },
  ...(userId
    ? [{ key: `recover:id:${userId.toLowerCase()}`, max: 5, windowMs: 10 * MINUTE_MS }]
    : []),
]

/**
 * Against guessing a signed-in member's password on an unlocked device or with a stolen session:
 * wherever it is asked again. The thief's guesses leave the owner's network its share.
 */
export const ownPasswordLimits = (memberId: string, ip: string): Limits =>
  guessLimits({
    name: 'own-password',
    ip,
    targets: [memberId],
    windowMs: 15 * MINUTE_MS,
    max: { network: 30, networkAtTarget: 10, target: 20 },
  })

/** Each return from a provider makes two calls to it and may wait for them. */
export const socialLimits = (ip: string): Limits => [
  { key: `social:ip:${clientNetwork(ip)}`, max: 60, windowMs: 10 * MINUTE_MS },
]

/** Each registration costs a password hash. */
export const registerLimits = (ip: string): Limits => [
  { key: `register:ip:${clientNetwork(ip)}`, max: 60, windowMs: 10 * MINUTE_MS },
]

import { clientNetwork } from './client-network.ts'
import type { RateLimit } from './rate-limit.ts'

interface Guesses {
  /** Prefix of the keys. */
  readonly name: string
  readonly ip: string
  /** What is guessed or flooded: an account, an inquiry, a mailbox, an order. */
  readonly targets: readonly string[]
  readonly windowMs: number
  readonly max: {
    /** Of one network at all targets together. */
    readonly network?: number
    /** Of one network at one target. */
    readonly networkAtTarget: number
    /** Of all networks at one target; higher, so that no single network reaches it. */
    readonly target: number
  }
}

/**
 * Limits guesses so that a stranger's do not block the owner of what is guessed: each network has
 * its share of a target, and only many networks together reach the target's total. They are in the
 * order in which they must be counted: a network beyond its share adds nothing to the total.
 *
 * Source: docs/rules.md A-22.
 */
export const guessLimits = ({ name, ip, targets, windowMs, max }: Guesses): RateLimit[] => {
  const network = clientNetwork(ip)
  const keys = targets.map((target) => `${name}:of:${target}`)
  return [
    ...(max.network === undefined
      ? []
      : [{ key: `${name}:ip:${network}`, max: max.network, windowMs }]),
    ...keys.map((key) => ({ key: `${key}:ip:${network}`, max: max.networkAtTarget, windowMs })),
    ...keys.map((key) => ({ key, max: max.target, windowMs })),
  ]
}

import type { FactorProof } from '#contract/second-factor.ts'
import type { Deps } from '#server/deps.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { limitRates, releaseRateLimits } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { consumeTotp } from './authenticator-app-store.ts'
import { readDevice } from './device-cookie.ts'
import { findById } from './members-store.ts'
import { notifyOfSignInChange } from './notify-of-sign-in-change.ts'
import { factorLimits, knownDeviceFactorLimits } from './rate-limits.ts'
import { consumeRecoveryCode } from './recovery-codes.ts'
import { isKnownDevice } from './sessions-store.ts'
import { verifyPasskey } from './use-passkey.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'secret' | 'publicUrl' | 'rateLimits'>

/**
 * Verifies a member's second factor and uses it up: a code or challenge works once, also for two calls
 * at once. Call it outside a transaction, which a refusal would roll back.
 *
 * Refuses SECOND_FACTOR_MISMATCH, whatever is wrong, and TOO_MANY_REQUESTS after too many wrong codes.
 * Source: docs/rules.md.
 */
export async function verifyFactor(
  deps: Needed,
  memberId: string,
  proof: FactorProof,
  context: Pick<RequestContext, 'ip' | 'cookies'>,
  at: Date,
): Promise<void> {
  if (proof.method === 'PASSKEY') {
    const owner = await verifyPasskey(deps, proof.passkey, context, at)
    if (owner !== memberId) refuse('SECOND_FACTOR_MISMATCH')
    return
  }
  const device = readDevice(context) ?? ''
  const limits = (await isKnownDevice(deps.db, memberId, device))
    ? knownDeviceFactorLimits(memberId, device)
    : factorLimits(memberId, context.ip)
  await limitRates(deps, limits, at)
  const isRight =
    proof.method === 'TOTP'
      ? await consumeTotp(deps.db, deps.secret, { memberId, isConfirmed: true }, proof.code, at)
      : await consumeAndNotify(deps, memberId, proof.code, at)
  if (!isRight) refuse('SECOND_FACTOR_MISMATCH')
  await releaseRateLimits(deps, limits)
}

const consumeAndNotify = (deps: Needed, memberId: string, code: string, at: Date) =>
  inTransaction(deps.db, async (tx) => {
    const isRight = await consumeRecoveryCode(tx, memberId, code)
    const member = isRight ? await findById(tx, memberId) : undefined
    if (member)
      await notifyOfSignInChange(
        tx,
        deps,
        member,
        { kind: 'FACTOR_CHANGED', change: 'RECOVERY_CODE_USED' },
        at,
      )
    return isRight
  })

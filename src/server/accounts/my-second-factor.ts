import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/second-factor.ts'
import { isStaffRole } from '#domain/accounts/roles.ts'
import type { Deps } from '#server/deps.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { limitRates, releaseRateLimits } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readSettings } from '#server/settings/index.ts'
import { addFactor, recordFactorChange, removeFactor } from './add-factor.ts'
import {
  beginAuthenticatorApp,
  consumeTotp,
  dropAuthenticatorApp,
  hasAuthenticatorApp,
} from './authenticator-app-store.ts'
import { countFactors, isFactorRequired } from './factor-state.ts'
import { findAndLockMember } from './members-store.ts'
import { factorLimits } from './rate-limits.ts'
import { countRecoveryCodes, issueRecoveryCodes } from './recovery-codes.ts'
import { base32, totpAddress } from './totp.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'secret' | 'publicUrl' | 'rateLimits'>

/** Refuses FORBIDDEN to customers, whose accounts have passkeys only. Source: docs/rules.md A-41. */
export function staffOnly(caller: Member): Member {
  return isStaffRole(caller.role) ? caller : refuse('FORBIDDEN')
}

/** Describes the second factor of somebody who works in the back office; passkeys have their own list. */
export async function getOwnFactor(
  { db }: Pick<Deps, 'db'>,
  { memberId }: Member,
): Promise<ReplyOf<typeof contract.getMySecondFactor>> {
  return {
    is_required: await isFactorRequired(db),
    has_authenticator_app: await hasAuthenticatorApp(db, memberId),
    recovery_codes_left: await countRecoveryCodes(db, memberId),
  }
}

/** Returns a new secret. Refuses ILLEGAL_TRANSITION if an app is confirmed: it is removed first. */
export async function startOwnApp(
  { db, secret: key }: Needed,
  { memberId, userId }: Member,
): Promise<ReplyOf<typeof contract.startAuthenticatorApp>> {
  const bytes = (await beginAuthenticatorApp(db, key, memberId)) ?? refuse('ILLEGAL_TRANSITION')
  const { company } = await readSettings(db)
  const secret = base32(bytes)
  return { secret, uri: totpAddress(company.name, userId, secret) }
}

/** Adds the app. Refuses SECOND_FACTOR_MISMATCH, and TOO_MANY_REQUESTS after too many wrong codes. */
export async function confirmOwnApp(
  deps: Needed,
  { code }: ParsedOf<typeof contract.confirmAuthenticatorApp>['body'],
  caller: Member,
  context: RequestContext,
): Promise<ReplyOf<typeof contract.confirmAuthenticatorApp>> {
  const at = deps.now()
  const limits = factorLimits(caller.memberId, context.ip)
  await limitRates(deps, limits, at)
  const { recoveryCodes } = await addFactor(deps, caller, context, {
    change: 'APP_ADDED',
    write: async (tx, { id: memberId }) => {
      if (await hasAuthenticatorApp(tx, memberId)) refuse('ILLEGAL_TRANSITION')
      const whose = { memberId, isConfirmed: false }
      const isRight = await consumeTotp(tx, deps.secret, whose, code, at)
      if (!isRight) refuse('SECOND_FACTOR_MISMATCH')
    },
  })
  await releaseRateLimits(deps, limits)
  return { recovery_codes: recoveryCodes }
}

/** Removes the app. Refuses NOT_FOUND and LAST_FACTOR. */
export async function removeOwnApp(deps: Needed, caller: Member, context: RequestContext) {
  await removeFactor(deps, caller, context, {
    change: 'APP_REMOVED',
    write: async (tx, member) => {
      if (!(await dropAuthenticatorApp(tx, member.id))) refuse('NOT_FOUND')
    },
  })
  return undefined
}

/** Replaces the recovery codes. Refuses ILLEGAL_TRANSITION without a second factor. */
export async function renewOwnRecoveryCodes(
  deps: Needed,
  caller: Member,
  context: RequestContext,
): Promise<ReplyOf<typeof contract.renewRecoveryCodes>> {
  const at = deps.now()
  return inTransaction(deps.db, async (tx) => {
    const member = (await findAndLockMember(tx, caller.memberId)) ?? refuse('SIGN_IN_REQUIRED')
    if ((await countFactors(tx, member.id)) === 0) refuse('ILLEGAL_TRANSITION')
    const recovery_codes = await issueRecoveryCodes(tx, member.id)
    const change = 'RECOVERY_CODES_RENEWED'
    await recordFactorChange(tx, deps, { caller, member }, change, context, at)
    return { recovery_codes }
  })
}

import type {
  confirmIdentity as contract,
  IdentityProof,
  IdentityProofs,
  sendIdentityCode,
} from '#contract/confirm-identity.ts'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import { maskText } from '#domain/accounts/masking.ts'
import type { Deps } from '#server/deps.ts'
import { deliveryOf, notify } from '#server/notifications/index.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { consumeProof, issueCode, proveCode } from '#server/platform/one-time-codes.ts'
import { limitRates, releaseRateLimits } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { texts } from '#texts/all.ts'
import { resolveForDelivery } from '#texts/delivery.ts'
import { auditOwnAccount } from './audit-sign-ins.ts'
import type { MemberRow } from './member-row.ts'
import { findById } from './members-store.ts'
import { listPasskeys } from './passkeys-store.ts'
import { matchesPassword } from './password-hash.ts'
import { ownPasswordLimits, sendCodeLimits } from './rate-limits.ts'
import { confirmSession } from './sessions-store.ts'
import { listIdentities } from './social-store.ts'
import { verifyPasskey } from './use-passkey.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'secret' | 'rateLimits'>
type Caller = Pick<Member, 'memberId' | 'sessionId'>

/**
 * Lists what a member can prove their identity with: the password, or a passkey; without a password
 * also a code to the account's address; without any of them, a new login through a provider.
 */
export async function listIdentityProofs(
  { db }: Pick<Deps, 'db'>,
  { memberId }: Caller,
): Promise<IdentityProofs> {
  const member = (await findById(db, memberId)) ?? refuse('SIGN_IN_REQUIRED')
  const identities = await listIdentities(db, memberId)
  const passkeys = await listPasskeys(db, memberId)
  return {
    methods: methodsOf(member, passkeys.length > 0),
    masked_email: maskText(member.email) ?? '',
    providers: identities.map(({ provider }) => provider),
  }
}

function methodsOf(
  { password_hash, email }: MemberRow,
  hasPasskey: boolean,
): IdentityProof['method'][] {
  const passkey = hasPasskey ? (['PASSKEY'] as const) : []
  if (password_hash !== null) return ['PASSWORD', ...passkey]
  return email === '' ? [...passkey] : [...passkey, 'EMAIL_CODE']
}

/** A code belongs to the member, not to the address: no other code of that address counts. */
const subjectOf = (memberId: string) => ({ purpose: 'confirm', target: memberId }) as const

/** Sends a code to a member without a password. Refuses CONTACT_MISSING to all others. */
export async function sendCodeToConfirm(
  deps: Needed & Pick<Deps, 'mail' | 'sms'>,
  { memberId }: Caller,
  { ip, language }: Pick<RequestContext, 'ip' | 'language'>,
): Promise<ReplyOf<typeof sendIdentityCode>> {
  const at = deps.now()
  const member = (await findById(deps.db, memberId)) ?? refuse('SIGN_IN_REQUIRED')
  if (!methodsOf(member, false).includes('EMAIL_CODE')) refuse('CONTACT_MISSING')
  await limitRates(deps, sendCodeLimits(member.email, ip), at)
  await inTransaction(deps.db, async (tx) => {
    const code = await issueCode(tx, deps.secret, subjectOf(memberId), at)
    await notify(tx, { kind: 'EMAIL_CODE', code, to: member.email, language }, at)
  })
  return {
    success: true,
    message: resolveForDelivery(texts[language].accounts.answers.email.sent, deliveryOf(deps)),
  }
}

/**
 * Confirms that the person at this session is still its member, for ten minutes.
 *
 * Refuses CURRENT_PASSWORD_MISMATCH, PASSKEY_REFUSED, EMAIL_CODE_MISMATCH, EMAIL_CODE_EXPIRED and,
 * after too many failed attempts, TOO_MANY_REQUESTS. Source: docs/rules.md.
 */
export async function confirmIdentity(
  deps: Needed & Pick<Deps, 'publicUrl'>,
  proof: ParsedOf<typeof contract>['body'],
  { memberId, sessionId }: Caller,
  context: Pick<RequestContext, 'ip' | 'requestId' | 'cookies'>,
) {
  const at = deps.now()
  const limits = ownPasswordLimits(memberId, context.ip)
  await limitRates(deps, limits, at)
  const member = (await findById(deps.db, memberId)) ?? refuse('SIGN_IN_REQUIRED')
  await prove(deps, member, proof, context, at)
  await releaseRateLimits(deps, limits)
  await inTransaction(deps.db, async (tx) => {
    await confirmSession(tx, sessionId, at)
    const entry = { action: 'sign-in.confirmed', detail: { method: proof.method } } as const
    await auditOwnAccount(tx, { memberId }, entry, context, at)
  })
  return undefined
}

async function prove(
  deps: Needed & Pick<Deps, 'publicUrl'>,
  member: MemberRow,
  proof: IdentityProof,
  context: Pick<RequestContext, 'ip' | 'cookies'>,
  at: Date,
) {
  const { db, secret } = deps
  switch (proof.method) {
    case 'PASSKEY': {
      const owner = await verifyPasskey(deps, proof.passkey, context, at)
      return owner === member.id || refuse('PASSKEY_REFUSED')
    }
    case 'PASSWORD': {
      const isRight = await matchesPassword(member.password_hash, proof.password)
      return isRight || refuse('CURRENT_PASSWORD_MISMATCH')
    }
    case 'EMAIL_CODE': {
      // Whoever has a password must know it: a mailbox is often open on the same screen.
      if (member.password_hash !== null) refuse('EMAIL_CODE_MISMATCH')
      const subject = subjectOf(member.id)
      const outcome = await proveCode(db, secret, subject, proof.code, at)
      if (outcome === 'mismatch') refuse('EMAIL_CODE_MISMATCH')
      const isFirst = outcome === 'proven' && (await consumeProof(db, subject, at, at))
      return isFirst || refuse('EMAIL_CODE_EXPIRED')
    }
  }
}

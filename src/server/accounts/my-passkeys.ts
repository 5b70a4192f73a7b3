import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type {
  addPasskey as addContract,
  listMyPasskeys,
  PasskeyCreation,
  removePasskey as removeContract,
  startAddingPasskey as startContract,
} from '#contract/passkeys.ts'
import type { Deps } from '#server/deps.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { limitRates } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readSettings } from '#server/settings/index.ts'
import { addFactor, removeFactor } from './add-factor.ts'
import { hasLoginMethod } from './login-methods.ts'
import { CHALLENGE_VALID_MS, consumeChallenge, issueChallenge } from './passkey-challenges.ts'
import { dropPasskey, insertPasskey, listPasskeys } from './passkeys-store.ts'
import { passkeyLimits } from './rate-limits.ts'
import { challengeIn, relyingParty, webAuthn } from './web-authn.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'secret' | 'publicUrl' | 'rateLimits'>

/** ES256, EdDSA and RS256 (COSE), in order of preference. */
const ALGORITHMS = [-7, -8, -257]

/** Lists a member's passkeys, oldest first. */
export async function listOwnPasskeys(
  { db }: Pick<Deps, 'db'>,
  { memberId }: Member,
): Promise<ReplyOf<typeof listMyPasskeys>> {
  const rows = await listPasskeys(db, memberId)
  return {
    items: rows.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      added_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
  }
}

/** Returns the options for creating a passkey that is found without an ID and verifies its user. */
export async function startAddingPasskey(
  deps: Needed,
  { memberId, userId, name }: Member,
  context: RequestContext,
): Promise<ReplyOf<typeof startContract>> {
  const at = deps.now()
  await limitRates(deps, passkeyLimits(context.ip), at)
  const challenge = await issueChallenge(deps.db, memberId, context, at)
  const [present, { company }] = [
    await listPasskeys(deps.db, memberId),
    await readSettings(deps.db),
  ]
  return {
    challenge: Buffer.from(challenge).toString('base64url'),
    rp: { id: relyingParty(deps).id, name: company.name },
    user: {
      id: Buffer.from(memberId).toString('base64url'),
      name: userId,
      displayName: name || userId,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    excludeCredentials: present.map(({ credential_id: id }) => ({ id, type: 'public-key' })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
    timeout: CHALLENGE_VALID_MS,
  }
}

/** Adds a passkey that this browser just created. Refuses PASSKEY_REFUSED, whatever is wrong. */
export async function addOwnPasskey(
  deps: Needed,
  { name, passkey }: ParsedOf<typeof addContract>['body'],
  caller: Member,
  context: RequestContext,
): Promise<ReplyOf<typeof addContract>> {
  const at = deps.now()
  await limitRates(deps, passkeyLimits(context.ip), at)
  const created =
    (await verifyCreation(deps, passkey, caller, context, at)) ?? refuse('PASSKEY_REFUSED')
  const { written, recoveryCodes } = await addFactor(deps, caller, context, {
    change: 'PASSKEY_ADDED',
    write: async (tx, member) => {
      const row = { member_id: member.id, name, created_at: at, ...created }
      return (await insertPasskey(tx, row)) ?? refuse('PASSKEY_REFUSED')
    },
  })
  return { id: written.id, recovery_codes: recoveryCodes }
}

/** Verifies a new passkey; null if anything is wrong. The challenge is used up in any case. */
async function verifyCreation(
  deps: Needed,
  response: PasskeyCreation,
  { memberId }: Member,
  context: RequestContext,
  at: Date,
) {
  const challenge = challengeIn(response.response.clientDataJSON)
  if (!(await consumeChallenge(deps.db, challenge, memberId, context, at))) return null
  const { verifyRegistrationResponse } = await webAuthn()
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(deps)
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null) // It throws for whatever is wrong with an answer.
  if (!result?.verified) return null
  const { id, publicKey, counter } = result.registrationInfo.credential
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
  }
}

/**
 * Removes a passkey. Refuses NOT_FOUND, also for somebody else’s; LAST_FACTOR; LAST_LOGIN if nothing
 * else signs the member in, as after a provider’s deletion request. Source: docs/rules.md A-16.
 */
export async function removeOwnPasskey(
  deps: Needed,
  { id }: ParsedOf<typeof removeContract>['params'],
  caller: Member,
  context: RequestContext,
) {
  await removeFactor(deps, caller, context, {
    change: 'PASSKEY_REMOVED',
    write: async (tx, member) => {
      if (!(await dropPasskey(tx, member.id, id))) refuse('NOT_FOUND')
      if (!(await hasLoginMethod(tx, member))) refuse('LAST_LOGIN')
    },
  })
  return undefined
}

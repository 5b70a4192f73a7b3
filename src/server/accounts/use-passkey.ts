import type { ReplyOf } from '#contract/endpoint.ts'
import type { startPasskey as contract, PasskeyAssertion } from '#contract/passkeys.ts'
import type { Deps } from '#server/deps.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { limitRates } from '#server/platform/rate-limit.ts'
import { CHALLENGE_VALID_MS, consumeChallenge, issueChallenge } from './passkey-challenges.ts'
import { findPasskey, savePasskeyUse } from './passkeys-store.ts'
import { passkeyLimits } from './rate-limits.ts'
import { challengeIn, relyingParty, webAuthn } from './web-authn.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'publicUrl' | 'rateLimits'>

/**
 * Returns the options for using a passkey. They name no passkey, so that they reveal nothing about an
 * account: the browser offers those that it has for this site.
 */
export async function startPasskey(
  deps: Needed,
  context: RequestContext,
): Promise<ReplyOf<typeof contract>> {
  const at = deps.now()
  await limitRates(deps, passkeyLimits(context.ip), at)
  const challenge = await issueChallenge(deps.db, null, context, at)
  const { id: rpId } = relyingParty(deps)
  return {
    challenge: Buffer.from(challenge).toString('base64url'),
    rpId,
    timeout: CHALLENGE_VALID_MS,
    userVerification: 'required',
  }
}

/**
 * Verifies that a passkey of ours signed a challenge of this browser, for this site, after its user was
 * verified. Returns the member whose passkey it is; null if anything is wrong. A challenge is used up
 * in any case.
 */
export async function verifyPasskey(
  deps: Needed,
  assertion: PasskeyAssertion,
  context: Pick<RequestContext, 'ip' | 'cookies'>,
  at: Date,
): Promise<string | null> {
  await limitRates(deps, passkeyLimits(context.ip), at)
  const challenge = challengeIn(assertion.response.clientDataJSON)
  if (!(await consumeChallenge(deps.db, challenge, null, context, at))) return null
  const passkey = await findPasskey(deps.db, assertion.id)
  if (!passkey) return null

  const { verifyAuthenticationResponse } = await webAuthn()
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(deps)
  const result = await verifyAuthenticationResponse({
    response: assertion,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: Number(passkey.counter),
    },
    requireUserVerification: true,
  }).catch(() => null) // It throws for whatever is wrong with an answer.
  if (!result?.verified) return null
  await savePasskeyUse(deps.db, passkey.id, result.authenticationInfo.newCounter, at)
  return passkey.member_id
}

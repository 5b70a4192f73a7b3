import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { ACCESS_TOKEN_VALID_MINUTES } from '#domain/limits/limits.ts'

export const ACCESS_TOKEN_SECONDS = ACCESS_TOKEN_VALID_MINUTES * 60

const ALGORITHM = 'HS256'
/** Audience claim: the token is valid for calls only, and no other signed token is. */
const AUDIENCE = 'calls'
const keyOf = (secret: string) => new TextEncoder().encode(secret)

/**
 * Signs an access token for a session, valid for {@link ACCESS_TOKEN_SECONDS}. Every call also
 * checks that the session has not ended.
 */
export function signAccessToken(secret: string, sessionId: string, at: Date): Promise<string> {
  const seconds = Math.floor(at.getTime() / 1_000)
  return new SignJWT({})
    .setProtectedHeader({ alg: ALGORITHM })
    .setJti(sessionId)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .sign(keyOf(secret))
}

interface VerifiedToken {
  readonly sessionId: string
  readonly expiresAtSeconds: number
}

/** Tokens whose signature is not computed again for each call, about 300 bytes each. */
const MOST_REMEMBERED = 1_000

/**
 * Returns a function that names the session of a token, or null when the token is forged, malformed or
 * expired.
 */
export function accessTokenVerifier(secret: string) {
  const remembered = new LRUCache<string, VerifiedToken>({ max: MOST_REMEMBERED })
  return async (token: string, at: Date): Promise<string | null> => {
    const known = remembered.get(token)
    const isExpired = known && known.expiresAtSeconds <= Math.floor(at.getTime() / 1_000)
    if (known) return isExpired ? null : known.sessionId
    const verified = await verifyToken(secret, token, at)
    if (!verified) return null
    remembered.set(token, verified)
    return verified.sessionId
  }
}

async function verifyToken(secret: string, token: string, at: Date): Promise<VerifiedToken | null> {
  try {
    const options = { algorithms: [ALGORITHM], audience: AUDIENCE, currentDate: at }
    const { jti, exp } = (await jwtVerify(token, keyOf(secret), options)).payload
    return jti && exp ? { sessionId: jti, expiresAtSeconds: exp } : null
  } catch {
    return null
  }
}

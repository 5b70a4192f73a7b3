import { jwtVerify, SignJWT } from 'jose'
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

/**
 * Returns the session that a token names, or null when the token is forged, malformed or expired.
 */
export async function verifyAccessToken(
  secret: string,
  token: string,
  at: Date,
): Promise<string | null> {
  try {
    const options = { algorithms: [ALGORITHM], audience: AUDIENCE, currentDate: at }
    return (await jwtVerify(token, keyOf(secret), options)).payload.jti ?? null
  } catch {
    return null
  }
}

import { jwtVerify, SignJWT } from 'jose'
import { socialProviders } from '#domain/accounts/social-providers.ts'
import { isOneOf } from '#domain/collections/lists.ts'
import type { Person } from './identify-person.ts'

const ALGORITHM = 'HS256'
/** Audience claim: the token is valid for nothing else, and no other token is valid for it. */
const AUDIENCE = 'social-sign-up'
const VALID_SECONDS = 30 * 60

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/**
 * Signs what a provider reported about a new person and hands it to their browser until they give
 * consent, so that the server stores nothing about people who never do. Valid for 30 minutes.
 */
export function signSignUpToken(secret: string, person: Person, at: Date): Promise<string> {
  const seconds = Math.floor(at.getTime() / 1_000)
  const { provider, name, verifiedEmail, pictureUrl } = person
  return new SignJWT({ provider, name, verifiedEmail, pictureUrl })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(person.subject)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + VALID_SECONDS)
    .sign(keyOf(secret))
}

/** Returns the person in a token, or null when it is forged, malformed or expired. */
export async function verifySignUpToken(
  secret: string,
  token: string,
  at: Date,
): Promise<Person | null> {
  try {
    const options = { algorithms: [ALGORITHM], audience: AUDIENCE, currentDate: at }
    const { payload } = await jwtVerify(token, keyOf(secret), options)
    const text = (name: string) => (typeof payload[name] === 'string' ? payload[name] : null)
    const provider = text('provider')
    if (!isOneOf(socialProviders, provider)) return null
    return {
      provider,
      subject: payload.sub ?? '',
      name: text('name'),
      verifiedEmail: text('verifiedEmail'),
      pictureUrl: text('pictureUrl'),
    }
  } catch {
    return null
  }
}

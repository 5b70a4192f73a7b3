import { jwtVerify, SignJWT } from 'jose'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import type { Person } from './identify-person.ts'

const ALGORITHM = 'HS256'
/** Keeps it from passing for another token of the site, and another one for it. */
const AUDIENCE = 'social-sign-up'
const VALID_SECONDS = 30 * 60

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/**
 * What a provider told of somebody new, signed and handed to their own browser until they agree: the
 * server stores nothing of who never does. Valid for 30 minutes.
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

/** The person that a token names, or null when it is forged, broken or over. */
export async function personOfSignUpToken(
  secret: string,
  token: string,
  at: Date,
): Promise<Person | null> {
  try {
    const options = { algorithms: [ALGORITHM], audience: AUDIENCE, currentDate: at }
    const { payload } = await jwtVerify(token, keyOf(secret), options)
    const text = (name: string) => (typeof payload[name] === 'string' ? payload[name] : null)
    return {
      provider: text('provider') as SocialProvider,
      subject: payload.sub ?? '',
      name: text('name'),
      verifiedEmail: text('verifiedEmail'),
      pictureUrl: text('pictureUrl'),
    }
  } catch {
    return null
  }
}

import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { accessTokenVerifier, signAccessToken } from './access-token.ts'

const SECRET = 'a secret that is long enough for every algorithm: sixty-four bytes'
const AT = new Date('2026-11-26T00:00:00Z')
const SESSION = '5f0c9e5e-6f0e-4d4e-9a2f-0d8f0e6f6a11'
const bytes = (text: string) => new TextEncoder().encode(text)

/** A token as the site signs it, apart from the given parts. */
const signed = ({ alg = 'HS256', audience = 'calls', secret = SECRET }) =>
  new SignJWT({})
    .setProtectedHeader({ alg })
    .setJti(SESSION)
    .setAudience(audience)
    .setIssuedAt(AT.getTime() / 1_000)
    .setExpirationTime(AT.getTime() / 1_000 + 60)
    .sign(bytes(secret))

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

test('[SEC-01] accepts the token that it signed, until it expires, also one that it has seen', async () => {
  const token = await signAccessToken(SECRET, SESSION, AT)
  const sessionOf = accessTokenVerifier(SECRET)
  const beforeEnd = new Date(AT.getTime() + 15 * 60_000 - 1)
  const end = new Date(AT.getTime() + 15 * 60_000)

  expect(await sessionOf(token, AT)).toBe(SESSION)
  expect(await sessionOf(token, beforeEnd)).toBe(SESSION)
  expect(await sessionOf(token, end)).toBeNull()
  expect(await accessTokenVerifier(SECRET)(token, end)).toBeNull()
  expect(await sessionOf(await signed({}), AT)).toBe(SESSION)
})

test('[SEC-01] refuses a token for another purpose, of another key, another algorithm or unsigned', async () => {
  const claims = { jti: SESSION, aud: 'calls', exp: AT.getTime() / 1_000 + 60 }
  const tokens = {
    purpose: await signed({ audience: 'social-sign-up' }),
    key: await signed({ secret: 'another secret of thirty-two characters' }),
    algorithm: await signed({ alg: 'HS512' }),
    unsigned: `${encoded({ alg: 'none' })}.${encoded(claims)}.`,
    nothing: '',
  }
  const sessionOf = accessTokenVerifier(SECRET)
  for (const [what, token] of Object.entries(tokens)) {
    expect(await sessionOf(token, AT), what).toBeNull()
  }
})

import { createHash } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import { startSocialServer } from '#tests/support/social-server.ts'
import { socialLogins } from './social-logins.ts'

// biome-ignore format: a table reads by columns
test.each<[SocialProvider, string, string]>([
  ['zalo',     'Invalid code',                             'Session key invalid'],
  ['google',   'invalid_grant',                            'Invalid Credentials'],
  ['facebook', 'This authorization code has been used.',   'Invalid OAuth access token.'],
  ['kakao',    'KOE320',                                   'this access token does not exist'],
  ['naver',    'no valid data in session',                 '024'],
])('what %s says of its no is for the log, and nothing else of the answer', async (provider, ofCode, ofToken) => {
  const { state, settingsOf, stop } = await startSocialServer()
  onTestFinished(stop)
  const login = socialLogins(settingsOf).find((it) => it.provider === provider)!
  const grant = { code: 'a-code', state: 'a-state', codeVerifier: 'a-verifier', redirectUri: 'x' }

  const refused = await login.identify(grant)
  state.instead = {
    token: [200, { access_token: 'a-token', refresh_token: 'a-secret' }],
    profile: [200, { resultcode: '024', msg: ofToken, refresh_token: 'a-secret', name: '이서연' }],
  }
  const unnamed = await login.identify(grant)

  expect(refused).toMatchObject({ refused: 'declined', detail: expect.stringContaining(ofCode) })
  expect(unnamed).toMatchObject({ refused: 'declined', detail: expect.stringContaining(ofToken) })
  expect(JSON.stringify(unnamed)).not.toMatch(/a-secret|이서연/)
})

// biome-ignore format: a table reads by columns
test.each<[SocialProvider, object, boolean]>([
  ['zalo',     {},                 true],
  ['google',   {},                 true],
  ['facebook', {},                 true],
  ['facebook', { isDrawn: true },  false],
  ['kakao',    {},                 true],
  ['kakao',    { isDrawn: true },  false],
  ['naver',    {},                 true],
])('[MYP-02] %s tells where a picture of one’s own is: %o %s', async (provider, person, hasPicture) => {
  const { state, settingsOf, stop, url } = await startSocialServer()
  onTestFinished(stop)
  const login = socialLogins(settingsOf).find((it) => it.provider === provider)!
  const picture = `${url}/${provider}/picture`
  state.person = { id: '77', name: '이서연', picture, ...person }
  const grant = { state: 'a-state', codeVerifier: 'a-verifier', redirectUri: 'http://gyeol.test' }
  const challenge = createHash('sha256').update(grant.codeVerifier).digest('base64url')
  const { headers } = await fetch(
    login.authorizeUrl({ ...grant, codeChallenge: challenge }),
    { redirect: 'manual' },
  )
  const code = new URL(headers.get('location')!).searchParams.get('code')!

  expect(await login.identify({ ...grant, code })).toMatchObject({
    known: { subject: '77', pictureUrl: hasPicture ? picture : null },
  })
})

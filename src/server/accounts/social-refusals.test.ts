import { expect, test } from 'vitest'
import { socialProviders } from '#domain/accounts/social-providers.ts'
import { replyOf, type TestApp } from '#tests/support/app.ts'
import { cookiesOf } from '#tests/support/given-accounts.ts'
import {
  atProvider,
  handleProviderReturn,
  signInAt,
  startAppWithProviders,
} from '#tests/support/given-social.ts'
import { ABROAD, refusals, type SocialAnswer } from '#tests/support/social-answers.ts'

// Tests every way in which a provider can fail, over HTTP: the customer gets a message, never a
// session, a member or a server error.

const DECLINED = '소셜 계정에서 로그인을 허용하지 않았어요. 다시 시도해 주세요.'
const UNREACHABLE = '소셜 계정 서비스가 응답하지 않아요. 잠시 후 다시 시도해 주세요.'

async function wordsOf(answer: Awaited<ReturnType<typeof handleProviderReturn>>) {
  const reply = replyOf(answer)
  expect(cookiesOf(answer)).toEqual({})
  return reply.success ? 'signed in' : reply.message
}

const membersOf = ({ db }: TestApp) => db.selectFrom('members').select('user_id').execute()

const broken: Readonly<Record<string, SocialAnswer>> = {
  'a page of a proxy': [502, '<h1>Bad gateway</h1>'],
  'a fault in JSON': [500, { error: 'server_error' }],
  'a page of a wall': [403, '<h1>Forbidden</h1>'],
  'a page where JSON was to be': [200, '<h1>Hello</h1>'],
  'half an answer': [200, '{"access_token":'],
  'an answer of nothing': [200, 'null'],
}

test.each(socialProviders)('[SOC-02] every refusal of %s has a message', async (provider) => {
  const { app, providers } = await startAppWithProviders()
  const { code, client, token } = refusals[provider]
  const said = async (call: 'token' | 'profile', answer: SocialAnswer) => {
    providers.state.instead = { [call]: answer }
    return wordsOf(await signInAt(app, provider))
  }

  expect(await said('token', code)).toBe(DECLINED)
  expect(await said('token', client)).toBe(DECLINED)
  expect(await said('profile', token)).toBe(DECLINED)
  for (const [what, answer] of Object.entries(broken)) {
    expect([what, await said('token', answer)]).toEqual([what, UNREACHABLE])
    expect([what, await said('profile', answer)]).toEqual([what, UNREACHABLE])
  }
  providers.state.instead = {}
  const { body } = await atProvider(app, provider)
  providers.expireCodes()
  expect(await wordsOf(await handleProviderReturn(app, provider, body))).toBe(DECLINED)
  expect(await membersOf(app)).toEqual([])
  expect(await wordsOf({ ...(await signInAt(app, provider)), headers: {} })).toBe('signed in')
})

test('[SOC-02] a provider that does not respond has a refusal of its own', async () => {
  const { app, providers } = await startAppWithProviders({ timeoutMs: 2_000 })
  const said = (call: 'token' | 'profile') => {
    providers.state.instead = { [call]: 'nothing' }
    return Promise.all(socialProviders.map(async (it) => wordsOf(await signInAt(app, it))))
  }

  expect(new Set(await said('token'))).toEqual(new Set([UNREACHABLE]))
  expect(new Set(await said('profile'))).toEqual(new Set([UNREACHABLE]))
  expect(await membersOf(app)).toEqual([])
})

test.each(['token', 'profile'])(
  "[SOC-02] Zalo's -501 for the %s has a message of its own",
  async (call) => {
    const { app, providers } = await startAppWithProviders()
    providers.state.instead = { [call]: ABROAD }

    const reply = replyOf(await signInAt(app, 'zalo', { language: 'en' }))

    expect(reply).toMatchObject({
      success: false,
      message: expect.stringContaining('Zalo does not answer servers outside Vietnam'),
    })
  },
)

test('[SOC-01] a person who declines at the provider returns without a code', async () => {
  const { app, providers } = await startAppWithProviders()
  providers.state.agrees = false
  const ways = await Promise.all(socialProviders.map((it) => atProvider(app, it)))

  expect(ways.map(({ back }) => [back.get('code'), back.get('error')])).toEqual(
    socialProviders.map(() => [null, 'access_denied']),
  )
})

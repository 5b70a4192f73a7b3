import { beforeEach, expect, test, vi } from 'vitest'
import { socialProviders } from '#domain/accounts/social-providers.ts'
import { declining } from '#tests/support/social-answers.ts'
import { givenBrowserStorage } from '#tests/web/browser-storage.ts'
import { storageKeys, writeStored } from '#web/api/local-storage.ts'
import { readInTab, tabKeys, writeInTab } from '#web/api/tab-storage.ts'
import { handleProviderReturn, linkWaiting } from './social-calls.ts'

let answer: () => Response | Promise<Response>
let called: string[]

beforeEach(() => {
  givenBrowserStorage()
  called = []
  vi.stubGlobal('fetch', async (address: string) => {
    called.push(address)
    return answer()
  })
})

/** Prepares a browser that was redirected to a provider. */
function givenAway(purpose = 'login', next = '') {
  writeStored(storageKeys.socialAuthRequest, `google a-state ${purpose} ${next}`)
  writeStored(storageKeys.socialVerifier, 'a-verifier')
}

const back = (query: string) => handleProviderReturn(new URLSearchParams(query))
const withCode = () => back('code=a-code&state=a-state')
const withFlag = (is_withdrawn: boolean) => ({
  success: true,
  access_token: 'a-token',
  user_info: { user_id: 'google1', is_withdrawn },
})

test.each([
  ['no code', '', true],
  ['no verifier', 'code=a-code&state=a-state', false],
  ['another state', 'code=a-code&state=another', true],
  ['another error than a no', 'error=server_error&state=a-state', true],
  ['a no to an attempt that is not this browser’s', 'error=access_denied&state=a-state', false],
])('[SOC-01] fails without a call: %s', async (_what, query, isAway) => {
  if (isAway) givenAway()

  await expect(back(query)).rejects.toThrow()
  expect(called).toEqual([])
})

test.each(socialProviders)(
  '[SOC-01] reports once that the customer declined at %s',
  async (provider) => {
    for (const purpose of ['login', 'connect']) {
      givenAway(purpose)
      const search = new URLSearchParams({ ...declining[provider], state: 'a-state' })

      expect(await handleProviderReturn(search)).toEqual({ kind: 'declined', purpose, next: null })
    }
    expect(called).toEqual([])
    await expect(withCode()).rejects.toThrow()
  },
)

test.each(['계정이 잠겼어요', ''])(
  '[SOC-01] shows the message of a refusal: “%s”',
  async (message) => {
    givenAway()
    answer = () => Response.json({ success: false, message })

    expect(await withCode()).toEqual({ kind: 'refused', message, purpose: 'login', next: null })
  },
)

test.each([
  ['by flag', () => Response.json(withFlag(true))],
  ['by message', () => Response.json({ success: false, message: '탈퇴한 회원이에요.' })],
  ['by code', () => Response.json({ code: 'WITHDRAWN_MEMBER' }, { status: 403 })],
])(
  '[LOG-03] [SOC-01] refuses a closed account, however it is reported: %s',
  async (_how, reply) => {
    givenAway()
    answer = reply

    await expect(withCode()).rejects.toMatchObject({ code: 'WITHDRAWN_MEMBER' })
  },
)

test('[SOC-01] signs in with the returned session', async () => {
  givenAway()
  answer = () => Response.json(withFlag(false))

  expect(await withCode()).toMatchObject({ kind: 'signedIn', reply: { access_token: 'a-token' } })
})

test.each([
  [
    '/user/mypage/inquery/GY7K2M?view=details#history',
    '/user/mypage/inquery/GY7K2M?view=details#history',
  ],
  ['//evil.example', null],
  ['', null],
])('[S-02] [SOC-01] leads from a login on “%s” back to %s', async (began, next) => {
  givenAway('login', began)
  answer = () => Response.json(withFlag(false))

  expect(await withCode()).toMatchObject({ kind: 'signedIn', next })
})

// biome-ignore format: a table reads by columns
test.each<[string, () => Response | Promise<Response>, string]>([
  ['was linked',        () => Response.json({ success: true, message: '연결했어요' }),        '연결했어요'],
  ['is over',           () => Response.json({ code: 'LINK_EXPIRED' }, { status: 410 }), '못했어요'],
  ['met a fault',       () => Response.json({}, { status: 500 }),                       '못했어요'],
  ['got no answer',     () => Promise.reject(new TypeError('no answer')),               '못했어요'],
])('[SOC-02] reports a link that %s after the login, once', async (_what, reply, message) => {
  answer = reply
  writeInTab(tabKeys.socialLink, { token: 'a-token' })

  expect(await linkWaiting('못했어요')).toBe(message)
  expect(readInTab(tabKeys.socialLink)).toBeNull()
  expect(await linkWaiting('못했어요')).toBeNull()
})

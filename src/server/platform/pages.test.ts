import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { getMe } from '#contract/accounts.ts'
import { getProduct } from '#contract/catalog.ts'
import { listOutbox } from '#contract/notifications.ts'
import type { RefusalBody } from '#contract/refusals.ts'
import { login, logout } from '#contract/sign-in.ts'
import { createApp } from '#server/app.ts'
import { startApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { cookiesOf, givenAccount } from '#tests/support/given-accounts.ts'
import { type RenderTestPage, testPageRenderer } from '#tests/support/test-page-renderer.ts'
import { texts } from '#texts/all.ts'

/** Starts the server with pages rendered by `draw`. */
async function startSite(draw: RenderTestPage) {
  const given = await startApp()
  const site = await createApp({ deps: given.deps, pages: testPageRenderer(draw) })
  onTestFinished(() => site.close())
  return { ...given, site }
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('allows exactly the inline scripts that the renderer wrote', async () => {
  const scripts = ['let a = 1', '\nwindow.b = "<p>"\n']
  const injected = '<script>steal()</script><script nonce="guess">steal()</script>'
  const { site } = await startSite(
    (_request, { scriptMark }) =>
      `<script nonce="${scriptMark}">${scripts[0]}</script><p>${injected}</p>` +
      `<script nonce="${scriptMark}" type="module" async>${scripts[1]}</script>` +
      `<script nonce="${scriptMark}" src="/assets/app.js"></script>`,
  )

  const { headers, body } = await site.inject('/user')

  const policy = String(headers['content-security-policy'])
  const [scriptSources] = /script-src [^;]*/.exec(policy)!
  expect(scriptSources.match(/'sha256-[^']+'/g)).toEqual(scripts.map(hashOf))
  expect(scriptSources).not.toContain('unsafe')
  expect(body).toContain(`<script>${scripts[0]}</script>`)
  expect(body).toContain('<script src="/assets/app.js">')
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('renders a page in its visitor’s language and forbids caching', async () => {
  const { site } = await startSite((_request, { language }) => `<html lang="${language}">`)

  const korean = await site.inject('/user')
  const vietnamese = await site.inject({ url: '/user', headers: { 'accept-language': 'vi-VN' } })
  const chosen = await site.inject({
    url: '/user',
    headers: { 'accept-language': 'vi-VN', cookie: 'lang=en' },
  })

  expect([korean.body, vietnamese.body, chosen.body]).toEqual([
    '<html lang="ko">',
    '<html lang="vi">',
    '<html lang="en">',
  ])
  expect(korean.headers['cache-control']).toBe('private, no-cache')
})

test('gives a page its viewer’s name and role only', async () => {
  const app = await startSite((_request, { viewer }) => Response.json(viewer))
  const member = await givenMember(app)
  const admin = await givenAdmin(app)
  const seenWith = async (token?: string) =>
    (
      await app.site.inject({
        url: '/user/mypage',
        ...(token && { headers: { cookie: `access_token=${token}` } }),
      })
    ).json()

  expect(await seenWith()).toEqual({ kind: 'visitor' })
  expect(await seenWith(member.token)).toEqual({ kind: 'member', name: '김하나', role: 'USER' })
  expect(await seenWith(admin.token)).toEqual({ kind: 'member', name: '박세나', role: 'ADMIN' })
  expect(await seenWith('not.a.token')).toEqual({ kind: 'visitor' })

  await app.db.updateTable('sessions').set({ temporary_password_hash: 'a hash' }).execute()
  expect(await seenWith(admin.token)).toEqual({ kind: 'visitor' })
})

test('[SEC-01] a page’s calls are made as its visitor', async () => {
  const app = await startSite(async (_request, { call }) => {
    const answered = await call(listOutbox, { query: { size: 5 } }).catch(
      async (error: unknown) => {
        if (error instanceof Response) return ((await error.json()) as RefusalBody).code
        throw error
      },
    )
    return Response.json(answered)
  })
  const member = await givenMember(app)
  const admin = await givenAdmin(app)
  const asked = async (token?: string) =>
    (
      await app.site.inject({
        url: '/admin/outbox',
        ...(token && { headers: { cookie: `access_token=${token}` } }),
      })
    ).json()

  expect(await asked()).toBe('SIGN_IN_REQUIRED')
  expect(await asked(member.token)).toBe('FORBIDDEN')
  expect(await asked(admin.token)).toMatchObject({ items: [], total: 0, size: 5 })
})

test('a page answers a refused call like the API, in its visitor’s language', async () => {
  const { site } = await startSite(async (_request, { call }) => {
    const params = { consulting_type: 'NAIL' }
    return call(getProduct, { params }).then(
      () => 'a page',
      (thrown: unknown) => thrown as Response,
    )
  })

  const response = await site.inject({ url: '/user', headers: { cookie: 'lang=en' } })

  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ code: 'NOT_FOUND', message: texts.en.refusals.NOT_FOUND })
})

test('passes status, headers and the full URL between server and page', async () => {
  const { site } = await startSite(
    (request) =>
      new Response(request.url, {
        status: 418,
        headers: {
          'content-type': 'text/plain',
          'cache-control': 'public, max-age=60',
          'x-a': 'b',
        },
      }),
  )

  const response = await site.inject('/user/consulting?type=HAIR&q=%EA%B2%B0')

  expect(response.statusCode).toBe(418)
  expect(response.body).toBe('http://gyeol.test/user/consulting?type=HAIR&q=%EA%B2%B0')
  expect(response.headers).toMatchObject({ 'cache-control': 'public, max-age=60', 'x-a': 'b' })
  expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'; base-uri/)
})

test('[NAV-01] answers an unknown call with a JSON 404; files and calls are not pages', async () => {
  const { site } = await startSite(() => 'a page')

  for (const url of ['/v1/nothing', '/api/v1/nothing', '/v1/nothing/at/all?x=1']) {
    const response = await site.inject({ url, headers: { accept: 'text/html' } })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND', request_id: expect.any(String) })
  }
  expect((await site.inject('/file.txt')).body).toBe('a file')
  expect((await site.inject('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await site.inject('/user')).body).toBe('a page')
})

test('[NAV-01] redirects an unknown page as the renderer decides', async () => {
  const { site } = await startSite((request) =>
    new URL(request.url).pathname === '/user'
      ? 'a page'
      : new Response(null, { status: 302, headers: { location: '/login' } }),
  )

  for (const url of ['/', '/nothing', '/user/nothing/there']) {
    const response = await site.inject(url)
    expect([response.statusCode, response.headers.location]).toEqual([302, '/login'])
  }
  const posted = await site.inject({ method: 'POST', url: '/nothing', payload: {} })
  expect(posted.headers.location).toBe('/login')
})

test('[I18-01] shows the language of the URL and stores it in a cookie', async () => {
  const { site } = await startSite((_request, { language }) => `<html lang="${language}">`)
  const asked = async (url: string, cookie = 'lang=ko') => {
    const { body, headers } = await site.inject({ url, headers: { cookie } })
    return [body, headers['set-cookie'] ?? null]
  }

  const cookie = 'lang=vi; Max-Age=31536000; Path=/; SameSite=Lax'
  expect(await asked('/user?lang=vi')).toEqual(['<html lang="vi">', cookie])
  expect(await asked('/user?lang=vi', 'lang=vi')).toEqual(['<html lang="vi">', null])
  expect(await asked('/user?lang=fr')).toEqual(['<html lang="ko">', null])
  expect(await asked('/user?lang=vi&lang=en')).toEqual(['<html lang="ko">', null])
})

test('[LOG-05] identifies a member by the session when the access token has expired', async () => {
  const app = await startSite((_request, { viewer }) => viewer.kind)
  const { userId, password } = await givenAccount(app)
  const entered = await app.call(login, { body: { user_id: userId, password } })
  const refreshToken = cookiesOf(entered).refresh_token!.value
  const seenWith = async (cookie: string) =>
    (await app.site.inject({ url: '/user', headers: { cookie } })).body
  app.clock.advance(20 * MINUTE_MS)

  expect(await seenWith(`refresh_token=${refreshToken}`)).toBe('member')
  expect(await seenWith(`refresh_token=${refreshToken}; access_token=ended`)).toBe('visitor')
  expect(await seenWith(`refresh_token=${refreshToken.slice(0, -3)}AAA`)).toBe('visitor')
  const me = await app.call(getMe, {}, { headers: { cookie: `refresh_token=${refreshToken}` } })
  expect(me.status).toBe(401)

  await app.call(logout, {}, { headers: { cookie: `refresh_token=${refreshToken}` } })
  expect(await seenWith(`refresh_token=${refreshToken}`)).toBe('visitor')
})

test('a fault while a page is rendered is logged with the id of its request', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => lines.push(line) })
  const { deps } = await startApp()
  const pages = testPageRenderer((_request, { reportFault }) => {
    reportFault(new Error('the hair would not lie down'))
    return 'a page'
  })
  const site = await createApp({ deps: { ...deps, log }, pages })
  onTestFinished(() => site.close())

  const { headers } = await site.inject('/user')

  const logged = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 50)
  expect(logged).toMatchObject({
    reqId: headers['x-request-id'],
    err: { message: 'the hair would not lie down' },
  })
})

test('answers a failed page neutrally, without the reason', async () => {
  const { site } = await startSite(() => {
    throw new Error('a secret of the inside')
  })

  const response = await site.inject('/user')

  expect(response.statusCode).toBe(500)
  expect(response.body).not.toContain('secret')
})

test.each([
  '//',
  '///',
  '//:80/',
  '//elsewhere.example/user?a=%',
  'http://elsewhere.example/user',
  'http://elsewhere.example//:80/',
])('%s is a page of this site like any other', async (url) => {
  const { site } = await startSite(({ url }) => new URL(url).host)
  await site.listen({ host: '127.0.0.1', port: 0 })
  const { port } = site.server.address() as AddressInfo

  const { statusCode, text } = await askedAsWritten(port, url)

  expect(statusCode).toBe(200)
  expect(text).toBe('gyeol.test')
})

/** Sends a request line with exactly this path, which no browser would send. */
async function askedAsWritten(port: number, path: string) {
  const [response] = (await once(get({ port, path }), 'response')) as [IncomingMessage]
  return { statusCode: response.statusCode, text: String(Buffer.concat(await response.toArray())) }
}

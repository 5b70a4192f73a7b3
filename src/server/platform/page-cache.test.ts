import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { getProduct } from '#contract/catalog.ts'
import { startApp } from '#tests/support/app.ts'
import { PUBLIC, startInstance } from '#tests/support/cached-site.ts'
import { givenMember } from '#tests/support/given.ts'
import type { RenderTestPage } from '#tests/support/test-page-renderer.ts'
import { createPageCache } from './page-cache.ts'
import { pageDocument } from './page-document.ts'

test('renders a public page once per language for all visitors', async () => {
  const site = await startInstance(
    await startApp(),
    (request, { language }) => `${language} ${new URL(request.url).search}`,
  )

  expect((await site.get()).body).toBe('1 ko ')
  expect((await site.get(`${PUBLIC}?utm_source=mail`)).body).toBe('1 ko ')
  expect((await site.get(PUBLIC, { cookie: 'lang=ko; theme=x' })).body).toBe('1 ko ')
  expect((await site.get(PUBLIC, { 'accept-language': 'vi' })).body).toBe('2 vi ')
  expect((await site.get(`${PUBLIC}?utm_source=mail&page=2`)).body).toBe('3 ko ?page=2')
  expect((await site.get(`${PUBLIC}?page=2&x=y`)).body).toBe('3 ko ?page=2')
  expect((await site.get()).headers).toMatchObject({
    'cache-control': 'public, no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  })
})

test('never caches a page of one visitor', async () => {
  const site = await startInstance(await startApp())

  expect((await site.get('/user/mypage')).body).toBe('1 ')
  const again = await site.get('/user/mypage')
  expect(again.body).toBe('2 ')
  expect(again.headers).toMatchObject({ 'cache-control': 'private, no-cache' })
  expect(again.headers).not.toHaveProperty('etag')
})

test('[SEC-01] no browser stores the page of a guest’s link', async () => {
  const site = await startInstance(await startApp())

  const page = await site.get('/user/consulting/guest-order/GY1?token=secret')

  expect(page.headers['cache-control']).toBe('private, no-store')
})

test('[SEC-01] a request with a session cookie neither reads nor fills the cache', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const site = await startInstance(app, (_request, { viewer }) =>
    viewer.kind === 'member' ? viewer.name : 'nobody',
  )
  const headers = [
    { cookie: `access_token=${member.token}` },
    { authorization: `Bearer ${member.token}` },
    { cookie: 'access_token=over' },
    { cookie: 'refresh_token=over' },
  ]

  const stored: unknown[] = []
  for (const each of headers) stored.push((await site.get(PUBLIC, each)).headers['cache-control'])
  const ofMembers = ['private, no-store', 'private, no-store']
  expect(stored).toEqual([...ofMembers, 'private, no-cache', 'private, no-cache'])
  expect((await site.get()).body).toBe('5 nobody')
  expect((await site.get(PUBLIC, headers[0])).body).toBe('6 김하나')
  expect((await site.get()).body).toBe('5 nobody')
  expect((await site.get(PUBLIC, { cookie: 'access_token=ended' })).body).toBe('5 nobody')
})

test('answers 304 to a matching ETag of each encoding', async () => {
  const site = await startInstance(await startApp(), () => '결'.repeat(2_000))
  const plain = await site.get()
  const brotli = await site.get(PUBLIC, { 'accept-encoding': 'gzip, br' })
  const gzip = await site.get(PUBLIC, { 'accept-encoding': 'br;q=0, gzip' })

  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  const tags = [plain, brotli, gzip].map(({ headers }) => String(headers.etag))
  expect(new Set(tags).size).toBe(3)
  expect(tags.join()).not.toContain('W/')

  const asked = { 'accept-encoding': 'gzip, br', 'if-none-match': `"other", ${tags[1]}` }
  const known = await site.get(PUBLIC, asked)
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', tags[1]])
  expect(known.headers['content-security-policy']).toContain("default-src 'self'")
  const other = await site.get(PUBLIC, { ...asked, 'if-none-match': tags[0]! })
  expect(other.statusCode).toBe(200)
})

test('serves a cached page with its own content security policy', async () => {
  const site = await startInstance(
    await startApp(),
    (_request, { scriptMark }) => `<script nonce="${scriptMark}">let a = 1</script>`,
  )
  const [first, second] = [await site.get(), await site.get()]

  expect(second.body).toBe('1 <script>let a = 1</script>')
  expect(second.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
  expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
})

test('concurrent visitors share one rendering', async () => {
  const site = await startInstance(await startApp(), async (_request, { call }) => {
    return (await call(getProduct, { params: { consulting_type: 'HAIR_CONSULTING' } })).name
  })

  const answers = await Promise.all(Array.from({ length: 20 }, () => site.get()))

  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(site.count()).toBe(1)
})

const keyOf = (page: string) => ({ page, list: page, number: 1 })

test('limits the cache by pages and bytes; evicts the least recently used first', async () => {
  const page = (text: string) => async () => ({
    ...{ status: 200, headers: [], text: '', isWhole: true },
    document: pageDocument(text, ''),
  })
  const now = () => new Date(0)
  const few = createPageCache(now, { pages: 2, bytes: 1_000 })
  const isCached = async (key: string) => {
    let again = false
    await few.find(keyOf(key), async () => {
      again = true
      return page('')()
    })
    return !again
  }

  await few.find(keyOf('a'), page('a'))
  await few.find(keyOf('b'), page('b'))
  await few.find(keyOf('a'), page('a'))
  await few.find(keyOf('c'), page('c'))
  expect([await isCached('a'), await isCached('c')]).toEqual([true, true])
  expect(await isCached('b')).toBe(false)

  await few.find(keyOf('large'), page('x'.repeat(499)))
  expect([await isCached('large'), await isCached('c')]).toEqual([true, false])
})

test.each<[what: string, draw: RenderTestPage]>([
  ['missing', () => new Response('?', { status: 404, headers: { 'content-type': 'text/html' } })],
  ['elsewhere', () => new Response(null, { status: 302, headers: { location: '/login' } })],
  ['broken in one part', (_request, { reportFault }) => `page ${reportFault(new Error('a part'))}`],
  [
    'without what it asked for',
    async (_request, { call }) => {
      await call(getProduct, { params: { consulting_type: 'NAIL' } }).catch(() => null)
      return 'page'
    },
  ],
])('a page that is %s is not kept', async (_what, draw) => {
  const site = await startInstance(await startApp(), draw)

  await site.get()
  const again = await site.get()

  expect(site.count()).toBe(2)
  expect(again.headers['cache-control']).toBe('private, no-cache')
})

test('[A-06] unknown query parameters do not create cache entries', async () => {
  const site = await startInstance(await startApp(), (_request, { language }) => language)
  expect((await site.get()).body).toBe('1 ko')

  for (let at = 0; at < 200; at += 1) {
    const junk = [`?lang=${at}`, `?x${at}=1`, `?page=x${at}`, `?lang=vi&lang=${at}`][at % 4]
    expect((await site.get(PUBLIC + junk)).body).toBe('1 ko')
  }

  expect((await site.get(`${PUBLIC}?lang=vi-VN&x=1`)).body).toBe('2 vi')
  expect((await site.get(`${PUBLIC}?x=1&lang=VI`)).body).toBe('2 vi')
  expect(site.count()).toBe(2)
})

test('[A-06] redirects pages past the end of a list without rendering', async () => {
  const app = await startApp()
  let last = 2
  const site = await startInstance(app, (request) => {
    const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
    if (page <= last) return `page ${page}`
    return new Response(null, { status: 302, headers: { location: `${PUBLIC}?page=${last}` } })
  })

  for (let page = 3; page < 200; page += 1) {
    expect((await site.get(`${PUBLIC}?page=${page}`)).headers.location).toBe(`${PUBLIC}?page=2`)
  }

  expect(site.count()).toBe(1)
  expect((await site.get(`${PUBLIC}?page=2`)).body).toBe('2 page 2')
  last = 3
  app.clock.advance(60_000)
  expect((await site.get(`${PUBLIC}?page=3`)).body).toBe('3 page 3')
})

import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { listFaqs } from '#contract/content.ts'
import { allRoutes } from '#server/routes.ts'
import { startApp } from '#tests/support/app.ts'
import { PUBLIC, startCachedSite } from '#tests/support/cached-site.ts'
import { givenMember } from '#tests/support/given.ts'
import { testPageRenderer } from '#tests/support/test-page-renderer.ts'
import { Drain } from './drain.ts'
import { repeatPublicAnswers } from './public-answers.ts'

const FAQS = listFaqs.path

/** A listening site of one public page, whose log says which answers came from memory. */
async function startSite(options: Parameters<typeof startCachedSite>[2] = {}) {
  const app = await startApp()
  const lines: { msg: string; req?: object; reqId: string }[] = []
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) })
  const renderer = testPageRenderer(
    (_request, { language, scriptMark }) =>
      `<script nonce="${scriptMark}">1</script>${language} ${'결'.repeat(2_000)}`,
  )
  const publicAddress = async ({ pathname }: URL) => (pathname === PUBLIC ? PUBLIC : null)
  const pages = { ...renderer, publicAddress }
  const { site, pageChanges } = await startCachedSite(
    { ...app, deps: { ...app.deps, log } },
    pages,
    options,
  )
  await site.listen({ host: '127.0.0.1', port: 0 })
  const { port } = site.server.address() as AddressInfo

  async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const asked = request({ port, path, method, headers: { host: 'gyeol.test', ...headers } }).end()
    const [response] = await once(asked, 'response')
    const { date: _, 'x-request-id': id, ...rest } = response.headers
    const body = Buffer.concat(await response.toArray()).toString('base64')
    await vi.waitFor(() => expect(lines.map(({ reqId }) => reqId)).toContain(id))
    return { id, answer: { status: response.statusCode, headers: rest, body } }
  }
  const linesOf = (id: string) => lines.filter(({ reqId }) => reqId === id)
  const isRepeated = (id: string) => linesOf(id).every(({ msg }) => msg !== 'request completed')
  /** Requests until the answer comes from memory; a busy machine may miss a heartbeat. */
  const repeat = (path: string, headers: Record<string, string> = {}) =>
    vi.waitFor(
      async () => {
        const got = await get(path, headers)
        // The second line follows the answer.
        await new Promise((resolve) => setImmediate(resolve))
        if (!isRepeated(got.id)) throw new Error('not from memory')
        return got
      },
      { timeout: 10_000 },
    )
  return { ...app, site, pageChanges, get, repeat, linesOf, isRepeated }
}

test.each(['br', 'gzip', 'identity'])(
  '[E-14] repeats the very answer from memory, with an ID of its own, encoded as %s',
  async (encoding) => {
    const site = await startSite()
    const accepts = { 'accept-encoding': encoding }
    const proxied = { ...accepts, 'x-forwarded-proto': 'https' }

    for (const path of [PUBLIC, FAQS, '/v1/products', '/v1/site']) {
      for (const headers of [accepts, proxied, { ...accepts, 'accept-language': 'vi' }]) {
        const first = await site.get(path, headers)
        const again = await site.repeat(path, headers)
        expect(first.answer.status).toBe(200)
        expect(again.answer).toEqual(first.answer)
        expect('strict-transport-security' in first.answer.headers).toBe(headers === proxied)
        expect(again.id).not.toBe(first.id)
      }
    }
  },
)

test('[E-14] repeats that a browser has a page already', async () => {
  const site = await startSite()
  const { answer } = await site.get(PUBLIC)
  const asked = { 'if-none-match': String(answer.headers.etag) }
  const drained = await site.get(`${PUBLIC}?utm_source=mail`, asked)

  const again = await site.repeat(PUBLIC, asked)

  expect(again.answer).toMatchObject({ status: 304, body: '' })
  expect(again.answer).toEqual(drained.answer)
})

test('[A-08] an answer from memory has its line in the log', async () => {
  const site = await startSite()
  await site.get(FAQS)

  const { id } = await site.repeat(FAQS)

  expect(site.linesOf(id)).toMatchObject([
    { msg: 'incoming request', req: { method: 'GET', url: FAQS } },
  ])
})

test('a change of content reaches the calls of every instance', async () => {
  const site = await startSite()
  const other = await startCachedSite(
    site,
    testPageRenderer(() => ''),
  )
  const read = [
    async () => Buffer.from((await site.get(FAQS)).answer.body, 'base64').toString(),
    async () => (await other.site.inject(FAQS)).body,
  ]
  for (const each of [...read, ...read]) expect(JSON.parse(await each()).total).toBeGreaterThan(0)

  await site.db.deleteFrom('faqs').execute()

  for (const each of read) {
    await vi.waitFor(async () => expect(JSON.parse(await each()).total).toBe(0), 10_000)
  }
})

test('stores nothing but ordinary answers to visitors', async () => {
  const site = await startSite()
  const member = await givenMember(site)
  const credentials = { authorization: `Bearer ${member.token}` }
  const asked: [path: string, headers?: Record<string, string>, method?: string][] = [
    [PUBLIC, credentials],
    [FAQS, credentials],
    [FAQS, { cookie: 'refresh_token=x' }],
    [PUBLIC, {}, 'HEAD'],
    [`${PUBLIC}?utm_source=mail`],
    [`${PUBLIC}?lang=vi`],
    [`${FAQS}?invented=1`],
    ['/v1/content/contents/0198d9a0-0000-7000-8000-000000000000'],
    ['/user/mypage'],
    ['/healthz'],
  ]

  for (const each of asked) {
    await site.get(...each)
    const { id } = await site.get(...each)
    await vi.waitFor(() => expect([each, site.isRepeated(id)]).toEqual([each, false]))
  }
})

test('a link that sets the language sets it for each visitor', async () => {
  const site = await startSite()
  const link = `${PUBLIC}?lang=vi`
  await site.get(link, { cookie: 'lang=vi' })

  const known = await site.repeat(link, { cookie: 'lang=vi' })
  const { answer } = await site.get(link)

  expect(known.answer.headers['set-cookie']).toBeUndefined()
  expect(answer.headers['set-cookie']).toEqual([expect.stringContaining('lang=vi')])
})

test('stores no answer that sets a cookie', async () => {
  const app = Fastify()
  const asked: string[] = []
  const answers = repeatPublicAnswers(app, {
    deps: { now: () => new Date('2026-11-01T00:00:00Z') },
    drain: new Drain(),
    changes: {
      isListening: async () => true,
      isListeningNow: () => true,
      onChange() {},
      async stop() {},
    },
    isAnonymousRequest: () => true,
    onPageView() {},
    limitReply() {},
  })
  app.get('/*', (request, reply) => {
    asked.push(request.url)
    answers.begin(request)?.(reply)
    if (request.url === '/own') reply.header('set-cookie', 'seen=1')
    reply.send(Buffer.from('결'))
  })
  answers.storeSharedAnswers()

  for (const url of ['/shared', '/shared', '/own', '/own']) await app.inject(url)

  expect(asked).toEqual(['/shared', '/own', '/own'])
})

test('counts answers from memory in the metrics', async () => {
  const token = 'a-token-for-the-metrics'
  const jobRuns = { registerIn() {} }
  const site = await startSite({ metrics: { token, dataDir: '/', jobRuns: jobRuns as never } })
  await site.get(FAQS)
  await site.repeat(FAQS)

  const headers = { authorization: `Bearer ${token}` }
  const { body } = await site.site.inject({ url: '/metrics', headers })

  const series = `http_requests_total{method="GET",route="${FAQS}",status="200"} `
  const count = body.split(series)[1]?.split('\n')[0]
  expect(Number(count)).toBeGreaterThanOrEqual(2)
})

test('asks clients to open no further requests while the server drains', async () => {
  const drain = new Drain()
  const site = await startSite({ drain })
  await site.get(FAQS)
  expect((await site.repeat(FAQS)).answer.headers.connection).not.toBe('close')

  const stopping = drain.stop(site.site, 200)
  const { answer } = await site.get(FAQS)

  expect(answer).toMatchObject({ status: 200, headers: { connection: 'close' } })
  await stopping
})

test('public calls are open to anyone, read only and never a file', async () => {
  const { deps } = await startApp()
  const declared = allRoutes(deps).filter(({ endpoint }) => endpoint.isPublic)

  expect(declared.length).toBeGreaterThan(5)
  for (const { endpoint } of declared) {
    const { method, access, file, look, path } = endpoint
    expect({ path, method, access, file, look }).toEqual({ path, method: 'GET', access: 'anyone' })
  }
})

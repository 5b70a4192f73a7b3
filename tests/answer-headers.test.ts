import { globSync } from 'node:fs'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressSearch } from '#domain/accounts/address-search.ts'
import { allRoutes } from '#server/routes.ts'
import { openApp, type TestApp } from './support/app.ts'
import { type BuiltSite, everyPath, siteOf } from './support/built-site.ts'

let app: TestApp
let answers: readonly (readonly [url: string, answer: LightMyRequestResponse])[]
let site: BuiltSite['site']

/** Pages, built files, documents of the API, and every read with an answer of one kind or another. */
beforeAll(async () => {
  app = await openApp({ rateLimits: false })
  ;({ site } = await siteOf(app))
  const files = globSync('**/*.*', { cwd: 'build/client' })
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .map((file) => `/${file}`)
  const reads = allRoutes(app.deps)
    .filter(({ endpoint }) => endpoint.method === 'GET')
    .map(({ endpoint }) => endpoint.path.replaceAll(/:\w+/g, 'a'))
  const documents = ['/docs', '/openapi.json', '/sitemap.xml', '/robots.txt', '/readyz', '/healthz']
  const mistakes = ['/nowhere', '/assets/none.js', '/assets/', '/v1/%zz', '/%zz', '/..%2f.env']
  const headers = { origin: 'https://elsewhere.example' }
  const urls = [...everyPath, ...files, ...reads, ...documents, ...mistakes]
  const received: (typeof answers)[number][] = []
  // One after the other: an overloaded server answers each with the same refusal.
  for (const url of urls) received.push([url, await site.inject({ url, headers })])
  answers = received
})
afterAll(async () => {
  await site.close()
  await app.close()
})

const urlsWhere = (isWrong: (headers: LightMyRequestResponse['headers']) => boolean) =>
  answers.filter(([, { headers }]) => isWrong(headers)).map(([url]) => url)
const policyOf = (headers: LightMyRequestResponse['headers']) =>
  String(headers['content-security-policy'] ?? '')

test('[SEC-01] every answer forbids sniffing', () => {
  const statuses = new Set(answers.map(([, { statusCode }]) => statusCode))
  expect([...statuses].toSorted()).toEqual(expect.arrayContaining([200, 302, 400, 401, 404]))
  expect([...statuses]).not.toContain(503)
  expect(urlsWhere((it) => it['x-content-type-options'] !== 'nosniff')).toEqual([])
})

test('[SEC-01] the policy of every answer forbids framing, except the framed page by others', () => {
  const framable = urlsWhere((it) => !policyOf(it).includes("frame-ancestors 'none'"))

  expect(framable).toEqual([addressSearch.page])
})

test('[SEC-01] no answer lets another origin read', () => {
  expect(urlsWhere((it) => Object.keys(it).some((name) => /^access-control/.test(name)))).toEqual(
    [],
  )
})

test('[SEC-01] another origin’s preflight is not granted', async () => {
  const headers = {
    origin: 'https://elsewhere.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  }

  const answer = await site.inject({ method: 'OPTIONS', url: '/v1/auth/login', headers })

  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(Object.keys(answer.headers).join()).not.toContain('access-control')
})

test('[SEC-01] no policy allows inline scripts, evaluation or another host', () => {
  const pages = answers.filter(([url]) => everyPath.includes(url))
  const weak = pages.filter(([url, { headers }]) => {
    const scripts = /script-src ([^;]*)/.exec(policyOf(headers))?.[1]
    const isForeign = /https?:|\*/.test(policyOf(headers)) && url !== addressSearch.page
    const isWeak = scripts ? /unsafe|data:|blob:/.test(scripts) : !isClosed(policyOf(headers))
    return isWeak || isForeign
  })

  expect(pages.length).toBeGreaterThan(50)
  expect(weak.map(([url]) => url)).toEqual([])
})

/** The policy of an answer that is no page, such as a redirect. */
const isClosed = (policy: string) => policy.startsWith("default-src 'none'")

import { createHash } from 'node:crypto'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { getSite, policyKinds } from '#contract/content.ts'
import { addressSearch } from '#domain/accounts/address-search.ts'
import { type Language, languages } from '#domain/languages/languages.ts'
import { builtPages } from '#server/adapters/pages/built-pages.ts'
import { createApp } from '#server/app.ts'
import { openApp, replyOf, startApp } from '#tests/support/app.ts'
import { givenReview } from '#tests/support/given-reviews.ts'
import { headOf, type PageHead } from '#tests/support/page-head.ts'
import { loadMessages } from '#texts/messages.ts'
import routes from '#web/routes.ts'

/** Values of route parameters. */
const params: Readonly<Record<string, string>> = {
  kind: 'terms',
  orderNumber: 'ABC123',
  id: '0b7c1a52-6f3e-4f0e-9d2a-1a2b3c4d5e6f',
}

/** Opens the built site on the database of `app`. */
async function siteOf(app: Awaited<ReturnType<typeof openApp>>) {
  const site = await createApp({ deps: app.deps, pages: await builtPages() })
  const open = (path: string, language: Language) =>
    site.inject({ url: path, headers: { cookie: `lang=${language}` } })
  return { ...app, site, open }
}

/** Shared by tests that only read. */
let shown: Awaited<ReturnType<typeof siteOf>>
beforeAll(async () => {
  shown = await siteOf(await openApp())
})
afterAll(async () => {
  await shown.site.close()
  await shown.close()
})

const pathsOf = (entries: readonly RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const here = path ? `${parent}/${path}` : parent
    return children.length > 0 ? pathsOf(children, here) : [here || '/']
  })

const everyPath = [...new Set(pathsOf(routes))]
  .filter((path) => !path.includes('*') && !path.includes('.'))
  .map((path) => path.replaceAll(/:(\w+)/g, (_, name: string) => params[name]!))

const addressIn = (language: Language, path: string) =>
  `http://gyeol.test${path}${language === 'ko' ? '' : `?lang=${language}`}`

/** Problems of a page's metadata; none for a page that search engines ignore. */
function problemsOf(head: PageHead, language: Language): string[] {
  const { title = '', description = '', canonical = '', alternates, shared, isHidden } = head
  if (isHidden) return title ? [] : ['no title']
  const path = canonical.replace('http://gyeol.test', '').split('?')[0]!
  const checks: [fine: boolean, problem: string][] = [
    [title.length > 3, 'no title'],
    [description.length > 20 && description.length < 170, 'no description'],
    [canonical === addressIn('ko', path), `canonical ${canonical}`],
    [
      languages.every((each) => alternates[each] === addressIn(each, path)),
      `languages ${JSON.stringify(alternates)}`,
    ],
    [alternates['x-default'] === addressIn('ko', path), 'no address for other languages'],
    [shared['og:title'] === title && shared['og:description'] === description, 'not shared'],
    [shared['og:image'] === 'http://gyeol.test/sharing.png', 'no picture'],
    [head.language === language, `written in ${head.language}`],
    [language === 'ko' || !/[가-힣]/.test(title + description), `Korean in ${language}: ${title}`],
  ]
  return checks.filter(([fine]) => !fine).map(([, problem]) => problem)
}

test('[SEC-01] only the page of the address search allows its hosts, and only our pages frame it', async () => {
  const { open } = shown
  const allowing: string[] = []
  const framable: string[] = []
  for (const path of everyPath) {
    const { headers } = await open(path, 'ko')
    const policy = String(headers['content-security-policy'] ?? '')
    if (/kakao|daum/.test(policy)) allowing.push(path)
    if (headers['x-frame-options'] !== 'DENY' || /frame-ancestors '(?!none)/.test(policy)) {
      framable.push(path)
    }
  }
  expect(everyPath.length).toBeGreaterThan(50)
  expect(allowing).toEqual([addressSearch.page])
  expect(framable).toEqual([addressSearch.page])

  const { headers } = await open(addressSearch.page, 'ko')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy.replace("frame-ancestors 'self'", '')).not.toContain("'self'")
  expect(headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'document-isolation-policy': 'isolate-and-credentialless',
  })
})

test.each(languages)(
  '[I18-01] every page says what it is in %s, or that it is not to be found',
  async (language) => {
    const { open } = shown
    const problems: string[] = []
    let found = 0

    for (const path of everyPath) {
      const { statusCode, body, headers } = await open(path, language)
      if (statusCode >= 300 && statusCode < 400) continue
      const head = headOf(body)
      if (!head.isHidden) found += 1
      for (const problem of problemsOf(head, language)) problems.push(`${path}: ${problem}`)
      expect(headers['cache-control'], path).toBe('private, no-cache')
    }

    expect(problems).toEqual([])
    expect(found).toBeGreaterThan(10)
  },
)

test('[S-11] no error document has an inline script that its own policy blocks', async () => {
  const { site, db, open } = await siteOf(await startApp())
  onTestFinished(() => site.close())
  const statuses = new Set<number>()
  const blocked: string[] = []
  async function read(paths: readonly string[]) {
    for (const path of paths) {
      const { statusCode, body, headers } = await open(path, 'ko')
      if (statusCode < 400) continue
      statuses.add(statusCode)
      for (const script of blockedScripts(body, String(headers['content-security-policy']))) {
        blocked.push(`${path} ${statusCode}: ${script.slice(0, 80)}`)
      }
    }
  }

  await sql`truncate products cascade`.execute(db)
  await read([`/user/consulting/dashboard/original?product_id=${params.id}`])
  await sql`drop table products, policies, contents, faqs cascade`.execute(db)
  await read(everyPath.filter((path) => !path.startsWith('/admin')))

  expect(blocked).toEqual([])
  expect([...statuses].sort()).toEqual([404, 500])
})

test('[NAV-02] [C-05] while the shop has no product, the page of all kinds says so, and others lead to it', async () => {
  const { site, db, open } = await siteOf(await startApp())
  onTestFinished(() => site.close())
  await sql`truncate products cascade`.execute(db)

  for (const language of languages) {
    const { catalog } = await loadMessages(language)
    const { statusCode, body } = await open('/user/consulting', language)
    expect([statusCode, body.includes(catalog.notOnSale)]).toEqual([200, true])
  }
  for (const path of ['/user/consulting/dashboard/original', '/user/consulting/guest-order']) {
    const { statusCode, headers } = await open(path, 'ko')
    expect([path, statusCode, headers.location]).toEqual([path, 302, '/user/consulting'])
  }
})

/** Inline scripts of a document that its policy blocks. */
function blockedScripts(html: string, policy: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, script = '']) => script)
    .filter((it) => !policy.includes(createHash('sha256').update(it).digest('base64')))
}

test('[NAV-01] addresses that no page has lead to the login page and are kept by no search engine', async () => {
  for (const path of ['/', '/nowhere', '/user/nowhere/at/all']) {
    const { statusCode, headers } = await shown.open(path, 'ko')
    expect([path, statusCode, headers.location, headers['x-robots-tag']]).toEqual([
      path,
      302,
      '/login',
      'noindex',
    ])
  }
  expect(headOf((await shown.open('/login', 'ko')).body).isHidden).toBe(true)
})

test('a page that forgot to say what it is would be found out', () => {
  const withoutDescription = headOf('<html lang="ko"><head><title>결</title></head>')
  const hidden = headOf('<html><head><meta name="robots" content="noindex"/></head>')

  expect(problemsOf(withoutDescription, 'ko')).toContain('no description')
  expect(problemsOf(hidden, 'ko')).toEqual(['no title'])
})

test('the sitemap has exactly the pages that may be found, each in every language', async () => {
  const { site, open } = shown
  const mayBeFound = new Set<string>()
  for (const path of [...everyPath, ...policyKinds.map((kind) => `/policies/${kind}`)]) {
    const { statusCode, body } = await open(path, 'ko')
    const head = headOf(body)
    if (statusCode === 200 && !head.isHidden) mayBeFound.add(String(head.canonical))
  }

  const sitemap = await site.inject('/sitemap.xml')

  expect(sitemap.headers['content-type']).toContain('application/xml')
  const listed = [...sitemap.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
  const expected = [...mayBeFound].flatMap((url) => [url, `${url}?lang=en`, `${url}?lang=vi`])
  expect(listed.sort()).toEqual(expected.sort())
  expect(sitemap.body.match(/<xhtml:link /g)).toHaveLength(listed.length * 4)
})

test('[I18-01] an address of the sitemap is the page in its language, whatever the visitor’s', async () => {
  const { site } = shown

  for (const url of ['/user?lang=vi', '/user/faq?lang=vi', '/user/consulting?lang=vi']) {
    const { body } = await site.inject({ url, headers: { cookie: 'lang=en' } })
    const head = headOf(body)
    expect([head.language, head.canonical]).toEqual(['vi', `http://gyeol.test${url}`])
  }
})

test('[FAQ-01] each page of a list is found by an address of its own, in each language', async () => {
  const { site } = shown

  for (const [asked, canonical, vietnamese] of [
    ['/user/faq?page=2', '/user/faq?page=2', '/user/faq?page=2&lang=vi'],
    ['/user/faq?page=1', '/user/faq', '/user/faq?lang=vi'],
    ['/user/consulting?page=2', '/user/consulting', '/user/consulting?lang=vi'],
  ] as const) {
    const head = headOf((await site.inject(asked)).body)
    expect([head.canonical, head.alternates.vi]).toEqual([
      `http://gyeol.test${canonical}`,
      `http://gyeol.test${vietnamese}`,
    ])
  }
  const past = await site.inject('/user/faq?lang=vi&page=99')
  expect(past.headers.location).toBe('/user/faq?lang=vi&page=2')
})

test('robots are kept from what is nobody’s business and shown the sitemap', async () => {
  const { site } = shown

  const { body, headers } = await site.inject('/robots.txt')

  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('Disallow: /admin\nDisallow: /user/mypage\n')
  expect(body).toContain('Disallow: /v1\n')
  expect(body).toContain('Sitemap: http://gyeol.test/sitemap.xml\n')
})

test('the site can be put on a home screen: manifest and icons are there, as large as they say', async () => {
  const { site, open } = shown
  const page = (await open('/user', 'vi')).body
  const address = /<link rel="manifest" href="([^"]+)"/.exec(page)?.[1] ?? ''

  const answer = await site.inject(address)
  const manifest = answer.json()

  expect(answer.headers['content-type']).toContain('application/manifest+json')
  expect(manifest).toMatchObject({ lang: 'vi', short_name: 'Gyeol', display: 'standalone' })
  const pictures = manifest.icons.map(({ src, sizes }: { src: string; sizes: string }) => [
    src,
    sizes,
  ])
  pictures.push(['/apple-touch-icon.png', '180x180'], ['/favicon.png', '32x32'])
  pictures.push(['/sharing.png', '1200x630'])
  for (const [src, sizes] of pictures) {
    const { rawPayload, headers } = await site.inject(src)
    expect(headers['content-type'], src).toBe('image/png')
    expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`, src).toBe(sizes)
  }
})

test('search engines learn of the studio, the price and the questions from the page alone', async () => {
  const { open, call } = shown
  const { company } = replyOf(await call(getSite, {}))
  const structuredOf = async (path: string) => headOf((await open(path, 'ko')).body).structured

  expect(await structuredOf('/user')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ '@type': 'LocalBusiness', telephone: company.phone }),
    ]),
  )
  const [product] = await structuredOf('/user/consulting/dashboard/original')
  expect(product).toMatchObject({
    '@type': 'Product',
    offers: { price: 100_000, priceCurrency: 'KRW', availability: 'https://schema.org/InStock' },
  })
  expect(product).not.toHaveProperty('aggregateRating')
  const [faqs] = await structuredOf('/user/faq')
  expect(faqs).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: expect.arrayContaining([
      expect.objectContaining({ '@type': 'Question', name: expect.any(String) }),
    ]),
  })
})

test('every address of the site that search engines read in structured data can be opened', async () => {
  for (const path of ['/user', '/user/consulting', '/user/consulting/dashboard/original']) {
    for (const language of languages) {
      const data = JSON.stringify(headOf((await shown.open(path, language)).body).structured)
      const addresses = [...data.matchAll(/"(?:url|logo|image)":"([^"]*)"/g)].map(([, it]) => it)
      expect(addresses.length, path).toBeGreaterThan(0)
      for (const address of addresses) {
        expect(address).toMatch(/^http:\/\/gyeol\.test\//)
        const { statusCode } = await shown.site.inject(address!.replace('http://gyeol.test', ''))
        expect([address, statusCode]).toEqual([address, 200])
      }
    }
  }
})

test('a product that was rated says so with the real figures', async () => {
  const app = await siteOf(await startApp())
  onTestFinished(async () => void (await app.site.close()))
  await givenReview(app, { rating: 4 })

  const { body } = await app.open('/user/consulting/dashboard/original', 'en')

  expect(headOf(body).structured[0]).toMatchObject({
    aggregateRating: { ratingValue: 4, reviewCount: 1, bestRating: 5 },
  })
})

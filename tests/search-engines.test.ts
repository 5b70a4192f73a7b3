import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { getSite, policyKinds } from '#contract/content.ts'
import { languages } from '#domain/languages/languages.ts'
import { openApp, replyOf, startApp } from '#tests/support/app.ts'
import { type BuiltSite, everyPath, siteOf } from '#tests/support/built-site.ts'
import { givenReview } from '#tests/support/given-reviews.ts'
import { headOf } from '#tests/support/page-head.ts'

/** Shared by tests that only read. */
let shown: BuiltSite
beforeAll(async () => {
  shown = await siteOf(await openApp())
})
afterAll(async () => {
  await shown.site.close()
  await shown.close()
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

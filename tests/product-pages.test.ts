import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminProducts } from '#contract/admin-catalog.ts'
import { changeSettings } from '#contract/admin-settings.ts'
import { getSite } from '#contract/content.ts'
import { type Language, languages } from '#domain/languages/languages.ts'
import { builtPages } from '#server/adapters/pages/built-pages.ts'
import { createApp } from '#server/app.ts'
import { openApp, replyOf } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'
import {
  givenColourProduct,
  givenExpressProduct,
  productIdOf,
} from '#tests/support/given-products.ts'
import { givenReview } from '#tests/support/given-reviews.ts'
import { headOf } from '#tests/support/page-head.ts'
import { formatFor } from '#texts/format.ts'
import { loadMessages } from '#texts/messages.ts'
import { formatRefundWindow } from '#web/catalog/refund-window.ts'

const PRODUCT = '/user/consulting/dashboard/original'
const ORDER = '/user/consulting/consulting-order'

/** Opens the built site with two hair consultings; the second has a higher price and is faster. */
async function openWithTwo() {
  const app = await openApp()
  const { id: express } = await givenExpressProduct(app)
  const site = await createApp({ deps: app.deps, pages: await builtPages() })
  return { ...app, it: app, site, express, first: await productIdOf(app.db) }
}
let shown: Awaited<ReturnType<typeof openWithTwo>>
beforeAll(async () => {
  shown = await openWithTwo()
})
afterAll(async () => {
  await shown.site.close()
  await shown.close()
})

const open = async (path: string) => {
  const { statusCode, body } = await shown.site.inject(path)
  return { statusCode, body, head: headOf(body) }
}
const at = (path: string) => `http://gyeol.test${path}`

test('[P-8] each product of a kind has a page and a canonical address of its own', async () => {
  const { express, first } = shown
  const own = `${PRODUCT}?product_id=${express}`

  const second = await open(own)
  expect(second.head).toMatchObject({
    title: '빠른 헤어 컨설팅 · 결',
    canonical: at(own),
    alternates: { ko: at(own), vi: at(`${own}&lang=vi`), 'x-default': at(own) },
  })
  expect(second.head.structured[0]).toMatchObject({
    '@type': 'Product',
    name: '빠른 헤어 컨설팅',
    offers: { price: 150_000, url: at(own) },
  })
  expect(second.body).toContain(`href="${ORDER}?product_id=${express}"`)
  const tab = await open(`${PRODUCT}?tab=review&product_id=${express.toUpperCase()}`)
  expect(tab.head.canonical).toBe(at(own))
  expect(tab.body).toContain(`${own}&amp;tab=qna`)

  for (const path of [
    PRODUCT,
    `${PRODUCT}?product_id=${first}`,
    `${PRODUCT}?consulting_type=HAIR_CONSULTING`,
    `${PRODUCT}?product_id=nonsense`,
  ]) {
    const { head } = await open(path)
    expect([path, head.title, head.canonical]).toEqual([
      path,
      '온라인 헤어 컨설팅 · 결',
      at(PRODUCT),
    ])
  }
  expect((await open(`${own}&lang=en`)).head).toMatchObject({
    title: 'Express hair consulting · Gyeol',
    canonical: at(`${own}&lang=en`),
  })
})

test('[P-8] the page of a product leads to the others of its kind, with their prices', async () => {
  const { express } = shown
  const { body } = await open(PRODUCT)

  const choices = /<nav aria-label="헤어 컨설팅".*?<\/nav>/s.exec(body)?.[0] ?? ''
  expect(choices).toContain(`href="${PRODUCT}?product_id=${express}"`)
  expect(choices).toMatch(/aria-current="page"[^>]*>(<[^>]*>)*온라인 헤어 컨설팅/)
  expect(choices).toContain('150,000원')
})

test('[PRD-01] below the way to order a product page says what a cancellation costs, by the settings in force', async () => {
  const hintIn = async (language: Language) =>
    /<p[^>]*>([^<]*)<!-- -->[^<]*<a [^>]*href="\/policies\/refund"/.exec(
      (await open(`${PRODUCT}?lang=${language}`)).body,
    )?.[1]
  const hintOf = async (language: Language, fee: number, minutes: number) => {
    const { agreement, refundRules } = (await loadMessages(language)).ordering
    const { won, number } = formatFor(language)
    return agreement.hint(formatRefundWindow(minutes, refundRules, number), won(fee))
  }
  const { late_fee, free_window_minutes } = replyOf(await shown.call(getSite, {})).refund_rules
  for (const language of languages) {
    expect(await hintIn(language)).toBe(await hintOf(language, late_fee, free_window_minutes))
  }

  const refund_rules = { late_fee: 12_300, free_window_minutes: 90 }
  const as = await givenAdmin(shown.it)
  replyOf(await shown.call(changeSettings, { body: { refund_rules } }, { as }))
  for (const language of languages) {
    await expect.poll(() => hintIn(language)).toBe(await hintOf(language, 12_300, 90))
  }
})

test('[P-8] each product has an order form of its own, with its price', async () => {
  const { express } = shown
  const own = await open(`${ORDER}?product_id=${express}`)
  expect(own.body).toContain('빠른 헤어 컨설팅')
  expect(own.body).toContain('150,000원')
  expect(own.body).not.toContain('온라인 헤어 컨설팅')
  expect(own.head.canonical).toBe(at(`${ORDER}?product_id=${express}`))

  const plain = await open(`${ORDER}?consulting_type=HAIR_CONSULTING`)
  expect(plain.body).toContain('온라인 헤어 컨설팅')
  expect(plain.head.canonical).toBe(at(ORDER))
})

test('[P-8] the sitemap has each product on sale once', async () => {
  const { body } = await shown.site.inject('/sitemap.xml')
  const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)

  const own = at(`${PRODUCT}?product_id=${shown.express}`)
  expect(listed.filter((url) => url.includes('/dashboard/original'))).toEqual([
    ...[at(PRODUCT), at(`${PRODUCT}?lang=en`), at(`${PRODUCT}?lang=vi`)],
    ...[own, `${own}&amp;lang=en`, `${own}&amp;lang=vi`],
  ])
})

test('[P-8] an unknown product has no page and no order form', async () => {
  const unknown = '?product_id=00000000-0000-4000-8000-000000000000'

  expect((await open(PRODUCT + unknown)).statusCode).toBe(404)
  expect((await open(ORDER + unknown)).statusCode).toBe(404)
})

test('[P-8] reviews stand on the page of the product that was reviewed alone', async () => {
  await givenReview(shown.it, { title: '첫 상품의 후기' })

  expect((await open(`${PRODUCT}?tab=review`)).body).toContain('첫 상품의 후기')
  const second = await open(`${PRODUCT}?tab=review&product_id=${shown.express}`)
  expect(second.body).not.toContain('첫 상품의 후기')
  expect(second.head.structured[0]).not.toHaveProperty('aggregateRating')
})

test('[P-8] a product that goes off sale keeps its page, which says so, and leaves the choices', async () => {
  const { call, it, express } = shown
  const change = { params: { id: express }, body: { is_active: false } }
  replyOf(await call(adminProducts.update, change, { as: await givenAdmin(it) }))

  const { body, statusCode, head } = await open(`${PRODUCT}?product_id=${express}`)

  expect(statusCode).toBe(200)
  expect(body).toContain('지금은 주문을 받지 않아요.')
  expect(head.structured[0]).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
  expect((await open(PRODUCT)).body).not.toContain('빠른 헤어 컨설팅')
  expect((await shown.site.inject('/sitemap.xml')).body).not.toContain(express)
})

test('[KINDS] the consulting page tells search engines of each kind on sale', async () => {
  const services = async () => (await open('/user/consulting')).head.structured
  const offer = (price: number, query: string) => ({
    price,
    url: expect.stringMatching(`^https?://[^/]+${PRODUCT}${query.replace('?', '[?]')}$`),
  })
  const hair = { '@type': 'Service', name: '온라인 헤어 컨설팅', offers: offer(100_000, '') }
  expect(await services()).toMatchObject([hair])

  replyOf(await givenColourProduct(shown.it))
  const colour = {
    name: '퍼스널 컬러 · 메이크업 컨설팅',
    offers: offer(120_000, '?consulting_type=SKIN_CONSULTING'),
  }
  await expect.poll(services).toMatchObject([hair, colour])
})

test('[KINDS] [LND-02] the landing page speaks of no kind alone, and offers all that are on sale', async () => {
  for (const language of languages) {
    const { body, head } = await open(`/user?lang=${language}`)
    const hero = body.slice(body.indexOf('<h1'), body.indexOf('</p>', body.indexOf('<h1')))
    const said = [hero, head.description, head.shared['og:description']].join()
    expect(said, language).not.toMatch(/헤어|머리|머릿|hair|tóc/i)
  }
  const { body } = await open('/user')
  const [, to, label] = /<a [^>]*href="([^"]*)"[^>]*>([^<]* 100,000원)</.exec(body)!
  expect([to, label]).toEqual(['/user/consulting/consulting-order', '온라인 헤어 컨설팅 100,000원'])
  expect(body).toContain('120,000원')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOrders } from '#contract/admin-orders.ts'
import { listProducts } from '#contract/catalog.ts'
import { listContents } from '#contract/content.ts'
import { listPublicInquiries } from '#contract/inquiries.ts'
import { listMyOrders } from '#contract/orders.ts'
import { getMyPoints } from '#contract/points.ts'
import { listMyCoupons } from '#contract/promotions.ts'
import { getReport, getReportDraft } from '#contract/reports.ts'
import { listReviews } from '#contract/reviews.ts'
import { savedLists } from '#contract/saved.ts'
import { login } from '#contract/sign-in.ts'
import { inquiryStatuses } from '#domain/inquiries/inquiry-options.ts'
import { languages } from '#domain/languages/languages.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { builtPages } from '#server/adapters/pages/built-pages.ts'
import { openApp, replyOf } from '#tests/support/app.ts'
import { startCachedSite } from '#tests/support/cached-site.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { members } from './demo/people.ts'
import { signUp } from './demo/sign-up.ts'
import { demoStudio } from './demo/studio.ts'
import { seedDemo } from './demo.ts'
import { seed } from './seed.ts'

/** Compressed; includes the texts that search engines and assistive technology read. */
const DOCUMENT_BYTES = 45_000
const DOCUMENTS = [
  '/user',
  '/user/consulting/dashboard/original',
  '/user/consulting/consulting-order',
]

async function openDemo() {
  const app = await openApp()
  const admin = await givenAdmin(app)
  const { accounts } = await seedDemo(app.deps)
  return { ...app, admin, accounts }
}

/** Created once, since it takes seconds; the tests only read it. */
let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo.close())

test('the demo has an order in every status and every queue', async () => {
  const { call, admin } = demo

  const list = replyOf(await call(listOrders, { query: { size: 100 } }, { as: admin }))

  expect(new Set(list.items.map(({ status }) => status))).toEqual(new Set(orderStatuses))
  expect(list.waiting).toMatchObject({
    DEPOSIT: expect.toSatisfy((count) => count > 0),
    SURVEY: expect.toSatisfy((count) => count > 0),
    SHEET: expect.toSatisfy((count) => count > 0),
    PHOTO: expect.toSatisfy((count) => count > 0),
    REFUND: expect.toSatisfy((count) => count > 0),
  })
  expect(new Set(list.items.map(({ language }) => language))).toEqual(new Set(['ko', 'en', 'vi']))
})

test('demo members sign in with the printed password and have coupons, points, a sheet and a cart', async () => {
  const { call, accounts } = demo
  expect(accounts[0]).toMatch(/^hana \/ /)
  const [user_id = '', password = ''] = accounts[0]!.split(' / ')

  const as = { token: replyOf(await call(login, { body: { user_id, password } })).access_token }

  const orders = replyOf(await call(listMyOrders, {}, { as })).items
  expect(orders).toHaveLength(2)
  const id = orders.at(-1)!.report_id!
  expect(replyOf(await call(getReport, { params: { id } }, { as })).best_hair).toHaveLength(2)
  expect(replyOf(await call(getMyPoints, {}, { as })).balance).toBe(2_000)
  const coupons = replyOf(await call(listMyCoupons, {}, { as })).items
  expect(coupons.map(({ status }) => status)).toEqual(['ACTIVE', 'USED'])
  for (const { list } of Object.values(savedLists)) {
    expect(replyOf(await call(list, {}, { as })).items).toHaveLength(1)
  }
})

test('has two products of one kind, both with orders', async () => {
  const { call, admin } = demo

  const { items } = replyOf(await call(listProducts, {}))
  const orders = replyOf(await call(listOrders, { query: { size: 100 } }, { as: admin })).items

  const hair = items.filter(({ consulting_type }) => consulting_type === 'HAIR_CONSULTING')
  expect(hair.map(({ turnaround_days }) => turnaround_days)).toEqual([3, 1])
  expect(new Set(orders.map(({ product_id }) => product_id))).toEqual(
    new Set(items.map(({ product_id }) => product_id)),
  )
  expect(orders.map(({ product_name }) => product_name)).toContain(
    '온라인 헤어 컨설팅 · 빠른 결과지',
  )
})

test('[KINDS] has an English result sheet for personal colour with the product’s English name', async () => {
  const { call, admin } = demo
  const query = { q: 'David Park' }

  const [order] = replyOf(await call(listOrders, { query }, { as: admin, language: 'en' })).items

  expect(order).toMatchObject({
    ...{ language: 'en', report_status: 1 },
    product_name: 'Personal colour and make-up consulting',
  })
  const params = { order_number: order!.order_number }
  const { content } = replyOf(await call(getReportDraft, { params }, { as: admin }))
  expect(content).toMatchObject({
    season: 'winter-deep',
    drawn: { face: { masculinity: expect.toSatisfy((amount) => amount > 50) } },
  })
})

test('has earlier reviews in three languages, some with pictures', async () => {
  const { call, app } = demo

  const list = replyOf(await call(listReviews, { query: { size: 100 } }))

  expect(list.total).toBeGreaterThan(4)
  expect(list.average).toBeGreaterThan(4)
  // Two customers may share one of 10,000 portraits by chance; three pairs are very unlikely.
  const portraits = new Set(list.items.map(({ portrait_seed }) => portrait_seed))
  expect(portraits.size).toBeGreaterThan(list.total - 3)
  const pictures = list.items.map(({ image_url }) => image_url)
  expect(pictures).toContain(null)
  const url = pictures.find((each) => each !== null)!
  expect((await app.inject(url)).headers['content-type']).toBe('image/jpeg')
})

test('has public and private inquiries of members and guests, answered and open', async () => {
  const { call } = demo

  const { items } = replyOf(await call(listPublicInquiries, { query: { size: 100 } }))

  expect(items.length).toBeGreaterThan(10)
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(inquiryStatuses))
  const locked = items.filter(({ is_private }) => is_private)
  expect(new Set(locked.map(({ has_password }) => has_password))).toEqual(new Set([true, false]))
})

test('never sends any of its emails', async () => {
  const { db } = demo

  const messages = await db.selectFrom('messages').select(['status', 'sent_at']).execute()

  expect(messages.length).toBeGreaterThan(20)
  expect(new Set(messages.map(({ status }) => status))).toEqual(new Set(['KEPT']))
})

test('[A-15] gives demo members random passwords, printed once, if others can reach the site', async () => {
  const app = await openApp()
  try {
    // Signs up the members only: a whole demo takes seconds, and this test changes it.
    for (const member of Object.values(members)) await signUp(demoStudio(app.deps), member)
    const signIn = async (user_id: string, password: string) =>
      (await app.call(login, { body: { user_id, password } })).status

    const { accounts } = await seed(app.deps, { content: 'none', isLocal: false })

    expect(accounts.map((line) => line.split(' / ')[0])).toEqual(['hana', 'minji', 'linh'])
    const [userId = '', rest = ''] = accounts[0]!.split(' / ')
    expect(await signIn(userId, 'gyeol-demo-2026')).toBe(401)
    expect(await signIn(userId, rest.split(' ')[0]!)).toBe(200)
    expect(new Set(accounts.map((line) => line.split(' / ')[1])).size).toBe(3)
    expect((await seed(app.deps, { content: 'none', isLocal: false })).accounts).toEqual([])
  } finally {
    await app.close()
  }
})

test('[S-16] gallery and articles have a second page', async () => {
  const { call } = demo

  for (const [list, size] of [
    [listReviews, pageSizes.gallery],
    [listContents, pageSizes.contents],
  ] as const) {
    const second = replyOf(await call(list, { query: { size, page: 2 } }))
    expect([list.path, second.items.length > 0]).toEqual([list.path, true])
  }
})

test.each(languages)('[E-14] documents with the demo content stay small in %s', async (lang) => {
  const { site } = await startCachedSite(demo, await builtPages())

  for (const path of DOCUMENTS) {
    for (const encoding of ['br', 'gzip']) {
      const headers = { 'accept-encoding': encoding, cookie: `lang=${lang}` }
      const { statusCode, headers: sent, rawPayload } = await site.inject({ url: path, headers })
      expect([path, statusCode, sent['content-encoding']]).toEqual([path, 200, encoding])
      expect(rawPayload.length, `${path} in ${lang}, ${encoding}`).toBeLessThan(DOCUMENT_BYTES)
    }
  }
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminProducts } from '#contract/admin-catalog.ts'
import { receiveDeposit } from '#contract/admin-orders.ts'
import { markCashReceipt, revealCashReceiptNumber } from '#contract/cash-receipts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { placeGuestOrder, quoteOrder } from '#contract/orders.ts'
import { allRoutes } from '#server/routes.ts'
import { openApp, replyOf, type TestApp } from './support/app.ts'
import { extremes, fillOrders, fillWith, MOST_WON } from './support/extreme-values.ts'
import { givenAdmin } from './support/given.ts'
import { givenDemo } from './support/given-demo.ts'
import { orderWith } from './support/given-orders.ts'
import { productIdOf } from './support/given-products.ts'

/** No read (list, detail, dashboard, export) fails for any storable value or any parameter. */

let app: TestApp
let reads: readonly Endpoint[]

beforeAll(async () => {
  app = await openApp({ rateLimits: false })
  await givenAdmin(app) // the demo's administrator
  await givenDemo(app)
  reads = allRoutes(app.deps)
    .map(({ endpoint }) => endpoint)
    .filter(({ method }) => method === 'GET')
})
afterAll(() => app.close())

/** Extreme values of any parameter. */
const asked = [
  '0',
  '-1',
  '100',
  '1000000000',
  '9007199254740993',
  '1e999',
  'NaN',
  '0000-01-01',
  '0001-01-01',
  '2999-12-31',
  '9999-12-31',
  '9999-12-31T23:59:59.999+14:00',
  '%'.repeat(200),
  '_\\'.repeat(100),
  `'";--${'\u202e👩🏽‍🎨'.repeat(20)}`,
  '\0',
  '999999999999999_999999999999999',
]
/** Half of a surrogate pair, and invalid UTF-8. */
const undecodable = ['%ED%A0%80', '%FF%FE', '%']

test('[A-12] no parameter makes a read fail', async () => {
  const urls = reads.flatMap(({ path, query }) => {
    const url = path.replaceAll(/:\w+/g, NOWHERE)
    return Object.keys(query?.shape ?? {}).flatMap((name) => [
      ...asked.map((value) => `${url}?${new URLSearchParams([[name, value]])}`),
      ...undecodable.map((value) => `${url}?${name}=${value}`),
    ])
  })

  expect((await answersTo(urls)).failures).toEqual([])
})

test('[A-12] no period makes a list of days fail; refuses a day of an invalid year or form', async () => {
  const days = ['1900-01-01', '1900-12-31', '2026-11-02', '2999-12-01', '2999-12-31']
  const periods = days.flatMap((from) => days.map((to) => `from=${from}&to=${to}`))
  const ofPeriods = reads.filter(({ query }) => query && 'from' in query.shape)
  const urls = ofPeriods.flatMap(({ path }) => periods.map((period) => `${path}?${period}`))

  const { done, failures } = await answersTo(urls)

  expect(failures).toEqual([])
  expect(done).toBeGreaterThan(50)
  for (const { path } of ofPeriods) {
    for (const period of [
      'from=9999-12-31&to=9999-12-31',
      'from=%3Benv%3B&to=a',
      'from=1-2&to=-',
    ]) {
      const { statusCode } = await asAdmin(`${path}?${period}`)
      expect([path, period, statusCode]).toEqual([path, period, 422])
    }
  }
})

test('[A-12] a page past the end has no items', async () => {
  const lists = reads.filter((it) => it.query && 'page' in it.query.shape && !isOfOne(it))

  for (const { path, query } of lists) {
    const first = await asAdmin(`${path}?size=100`)
    if (first.statusCode !== 200) continue
    for (const page of [1_000_000, 1_000_000_000]) {
      const words = 'q' in query!.shape ? '&q=김' : ''
      const answer = await asAdmin(encodeURI(`${path}?size=100&page=${page}${words}`))
      expect([path, answer.statusCode, answer.json().items]).toEqual([path, 200, []])
    }
  }
})

async function asAdmin(url: string) {
  const { token } = await givenAdmin(app)
  return app.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
}

const NOWHERE = '00000000-0000-4000-8000-000000000000'
const isOfOne = ({ path }: Endpoint) => path.includes(':')

/** While one read waits for the database, others are answered. */
const AT_ONCE = 4

/** Reads URLs as an administrator; returns the number of successes and the failures. */
async function answersTo(urls: readonly string[]) {
  const { token } = await givenAdmin(app) // a new session, since the extremes end existing ones
  const failures: string[] = []
  let done = 0
  const waiting = urls.values()
  async function readOnes() {
    for (const url of waiting) {
      const { statusCode } = await app.app.inject({
        url,
        headers: { authorization: `Bearer ${token}` },
      })
      if (statusCode >= 500) failures.push(`${statusCode} ${url}`)
      if (statusCode === 200) done += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readOnes))
  return { done, failures }
}

/** Deposits three times the maximum for each order, which exceeds 32 bits in total. */
async function givenLargeDeposits() {
  const as = await givenAdmin(app)
  const numbers = await app.db.selectFrom('orders').select('number').execute()
  const statuses: number[] = []
  for (const { number } of numbers) {
    for (const depositor of ['김하나', '박두리', '이세나']) {
      const input = { params: { order_number: number }, body: { amount: MOST_WON, depositor } }
      statuses.push((await app.call(receiveDeposit, input, { as })).status)
    }
  }
  expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(10)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
}

/** Database column with the values of a path parameter. */
const details: Readonly<Record<string, () => Promise<readonly { readonly it: unknown }[]>>> = {
  orders: () => app.db.selectFrom('orders').select('number as it').execute(),
  members: () => app.db.selectFrom('members').select('id as it').execute(),
  bookings: () => app.db.selectFrom('bookings').select('id as it').execute(),
  inquiries: () => app.db.selectFrom('inquiries').select('id as it').execute(),
  reviews: () => app.db.selectFrom('reviews').select('id as it').execute(),
  // A published sheet of each kind: printing more of them would take most of the test's time.
  reports: () =>
    app.db
      .selectFrom('reports')
      .innerJoin('orders', 'orders.number', 'reports.order_number')
      .where('reports.published_at', 'is not', null)
      .distinctOn('orders.consulting_type')
      .select('reports.id as it')
      .execute(),
  contents: () => app.db.selectFrom('contents').select('id as it').execute(),
}

const tableOf = (path: string) => {
  if (path.includes('order_number')) return 'orders'
  if (path.includes('product-inquiries')) return 'inquiries'
  if (path.includes('meitu-report')) return 'reports'
  return Object.keys(details).find((name) => path.includes(`/${name}/`))
}

/** Rows to read per table; all rows are filled alike. */
const ROWS_OF_A_TABLE = 3

async function everyAddress() {
  const urls = reads.filter((it) => !isOfOne(it)).map(({ path }) => path)
  for (const { path } of reads.filter(isOfOne)) {
    const table = tableOf(path)
    if (!table) continue
    for (const { it } of (await details[table]!()).slice(0, ROWS_OF_A_TABLE)) {
      urls.push(path.replace(/:(order_number|id)/, String(it)).replace(':version', '1'))
    }
  }
  return urls
}

test.each(Object.entries(extremes))(
  '[A-12] every list, detail, dashboard and export can be read with %s',
  async (name, extreme) => {
    if (name === 'the largest amounts') {
      await fillOrders(app.db, MOST_WON)
      await givenLargeDeposits()
    }

    expect(await fillWith(app.db, extreme)).toBeGreaterThan(10)

    const { done, failures } = await answersTo(await everyAddress())
    expect(failures).toEqual([])
    expect(done).toBeGreaterThan(80)
  },
)

test('[A-12] a call about an unknown order answers 404', async () => {
  const params = { order_number: 'GYNOTTHERE00' }
  const as = await givenAdmin(app)
  const receipt = { what: 'ISSUE', amount: 1, issue_number: '1' } as const
  const statuses = [
    (await app.call(markCashReceipt, { params, body: receipt }, { as })).status,
    (await app.call(revealCashReceiptNumber, { params }, { as })).status,
    (await app.call(receiveDeposit, { params, body: { amount: 1, depositor: '김하나' } }, { as }))
      .status,
  ]

  expect(statuses).toEqual([404, 409, 404])
})

test('[A-12] the most expensive product can be quoted and ordered', async () => {
  const as = await givenAdmin(app)
  // The demo has several products: the test makes one of them the most expensive.
  const product_id = await productIdOf(app.db)
  const params = { id: product_id }
  const dearest = { price: 100_000_000, shipping_fee: 100_000_000, is_active: true }
  replyOf(await app.call(adminProducts.update, { params, body: dearest }, { as }))

  const quote = replyOf(await app.call(quoteOrder, { body: { product_id } }))

  expect(quote.total_price).toBe(200_000_000)
  const order = orderWith({ product_id, total_price: quote.total_price })
  expect(await app.call(placeGuestOrder, { body: order })).toMatchObject({ status: 201 })
  const tooDear = { price: 100_000_001 }
  expect(await app.call(adminProducts.update, { params, body: tooDear }, { as })).toMatchObject({
    status: 422,
  })
})

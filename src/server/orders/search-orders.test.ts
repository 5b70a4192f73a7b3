import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listOrders } from '#contract/admin-orders.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenGuestOrder, orderRow } from '#tests/support/given-orders.ts'
import { givenOrderCopies } from '#tests/support/order-copies.ts'
import type { OrderFilters } from './filtered-orders.ts'
import { matching } from './find-orders.ts'

async function startWithOrder() {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  const as = await givenAdmin(app)
  return { app, call: app.call, as, order_number }
}

test.each<[by: string, q: string]>([
  ['a given name', '두리'],
  ['how a name begins', '김두'],
  ['address', 'DURI@'],
  ['the last digits of a phone', '7777'],
  ['a phone with hyphens', '010-8888-7777'],
  ['a phone as it is written abroad', '+82 10 8888 7777'],
  ['who transfers', '박입금'],
])('finds an order by %s', async (_by, q) => {
  const { app, call, as } = await startWithOrder()
  const { order_number } = await givenGuestOrder(app, {
    guest_name: '김두리',
    guest_email: 'duri@example.com',
    guest_phone: '010-8888-7777',
    depositor_name: '박입금',
  })

  const found = replyOf(await call(listOrders, { query: { q } }, { as }))

  expect(found.items.map((item) => item.order_number)).toEqual([order_number])
})

test.each<[what: string, q: string, found: boolean]>([
  ['two words, in any order', '5678 김하나', true],
  ['a word that is not there beside one that is', '김하나 9999', false],
  ['one letter, where a name begins', '김', true],
  ['one letter elsewhere', '나', false],
  ['two letters within an address', 'xa', false],
])('searches for %s', async (_what, q, found) => {
  const { call, as, order_number } = await startWithOrder()

  const { items } = replyOf(await call(listOrders, { query: { q } }, { as }))

  expect(items.map((item) => item.order_number)).toEqual(found ? [order_number] : [])
})

test('reads a common term from the newest orders, and counts only the next pages', async () => {
  const { app, call, as, order_number } = await startWithOrder()
  const first = await orderRow(app, order_number)
  const copies = Array.from({ length: 60 }, (_, i) => `GYCOPY${String(i + 1).padStart(4, '0')}`)
  await givenOrderCopies(
    app.db,
    order_number,
    copies.map((number, i) => ({
      number,
      placed_at: new Date(first.placed_at.getTime() - (i + 1) * MINUTE_MS),
      payment_due_at: new Date(first.payment_due_at.getTime() + (i + 1) * MINUTE_MS),
    })),
  )
  const list = async (query: Partial<OrderFilters> & { page?: number; size: number }) => {
    const { items, ...counts } = replyOf(
      await call(listOrders, { query: { q: '김하나', ...query } }, { as }),
    )
    const { total, total_is_minimum: isMinimum, pages } = counts
    return { numbers: items.map((item) => item.order_number), total, isMinimum, pages }
  }

  const second = { numbers: copies.slice(2, 5), total: 18, isMinimum: true, pages: 6 }
  expect(await list({ size: 3, page: 2 })).toEqual(second)
  const whole = { numbers: [order_number, ...copies], total: 61, isMinimum: false, pages: 1 }
  expect(await list({ size: 100 })).toEqual(whole)
  expect(await list({ size: 100, waiting_for: 'STUDIO' })).toEqual(whole)
  expect(await list({ size: 3, page: 20, waiting_for: 'DEPOSIT' })).toEqual({
    numbers: copies.slice(56, 59),
    total: 61,
    isMinimum: false,
    pages: 21,
  })
  expect((await list({ size: 3, status: 'CANCELLED' })).total).toBe(0)
})

test('finds a whole address by both its halves', async () => {
  const { call, as, order_number } = await startWithOrder()
  const find = async (q: string) =>
    replyOf(await call(listOrders, { query: { q } }, { as })).items.map((it) => it.order_number)

  expect(await find('Hana@Example.com')).toEqual([order_number])
  expect(await find('ana@example')).toEqual([order_number])
  expect(await find('hana@another.com')).toEqual([])
})

test('finds an order by its number in either case, and nothing by a wildcard', async () => {
  const { call, as, order_number } = await startWithOrder()
  const find = async (q: string) => replyOf(await call(listOrders, { query: { q } }, { as })).total

  expect(await find(order_number.slice(2).toLowerCase())).toBe(1)
  expect(await find('%')).toBe(0)
})

test('searches for all digits of a long number', async () => {
  const { call, as, order_number } = await startWithOrder()
  const find = async (q: string) => replyOf(await call(listOrders, { query: { q } }, { as })).total

  expect(await find(order_number)).toBe(1)
  expect(await find(`GYAAAA${order_number.slice(6)}`)).toBe(0)
  expect(await find('01012345678')).toBe(1)
  expect(await find('01112345678')).toBe(0)
})

// Each uses another trigram of the index: within a word, at its start, at its end.
test.each(['김하나', '하나', '김', '5678', 'hana@example.com', 'GY 김하나'])(
  'a search for %s goes through the index',
  async (q) => {
    const { app } = await startWithOrder()

    const plan = await app.db.transaction().execute(async (tx) => {
      // Few rows are read without an index: only check that it can be used.
      await sql`set local enable_seqscan = off`.execute(tx)
      await sql`set local enable_indexscan = off`.execute(tx)
      await sql`set local enable_indexonlyscan = off`.execute(tx)
      return JSON.stringify(await sql`explain ${matching(tx, { q }).selectAll()}`.execute(tx))
    })

    expect(plan).toContain('orders_search')
    expect(plan).not.toContain('Seq Scan')
  },
)

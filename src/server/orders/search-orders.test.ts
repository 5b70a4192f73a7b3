import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listOrders } from '#contract/admin-orders.ts'
import { MOST_COUNTED } from '#contract/page.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { HOUR_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenDeposit, givenGuestOrder } from '#tests/support/given-orders.ts'
import { findFew, findingFew } from './few-mentioned.ts'
import type { OrderFilters } from './filtered-orders.ts'
import { countListedOrders, findListed } from './find-orders.ts'

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
])('an order is found by %s', async (_by, q) => {
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

test.each([
  ['김두리', 'a whole name'],
  ['두리', 'a given name'],
  ['duri', 'an address'],
  ['박입', 'who transfers'],
])('what many orders mention is looked for in the list itself: %s, %s', async (q) => {
  const { app, order_number: another } = await startWithOrder()
  const numbers = [another]
  for (const day of [1, 2, 3]) {
    app.clock.advance(day * HOUR_MS)
    const { order_number } = await givenGuestOrder(app, {
      guest_name: '김두리',
      guest_email: 'duri@example.com',
      depositor_name: '박입금',
    })
    numbers.unshift(order_number)
  }
  await givenDeposit(app, numbers[1]!)
  const find = async (filters: OrderFilters & { q: string }) => {
    expect(await findFew(app.db, filters, { from: 0, most: 10, many: 2 })).toBeNull()
    const listed = await findListed(app.db, filters, 10)
    return { listed, counted: await countListedOrders(app.db, filters) }
  }

  const counted = MOST_COUNTED + 1
  expect(await find({ q })).toEqual({ listed: numbers.slice(0, 3), counted })
  const paid = { listed: [numbers[1]], counted: 1 }
  expect(await find({ q, status: 'PAYMENT_COMPLETED' })).toEqual(paid)
})

test('what very many mention is read from the newest, and counted as far as the next pages', async () => {
  const { app, call, as, order_number } = await startWithOrder()
  await sql`
    with copied as (
      insert into orders
      select copy.* from orders as pattern, generate_series(1, 60) as i,
        jsonb_populate_record(pattern, jsonb_build_object('id', gen_random_uuid(),
          'number', 'GYCOPY' || lpad(i::text, 4, '0'),
          'placed_at', pattern.placed_at - i * interval '1 minute',
          'payment_due_at', pattern.payment_due_at + i * interval '1 minute')) as copy
      returning number, contact_name, payment_due_at, placed_at)
    insert into payments (order_number, provider, method, status, amount, depositor_name, due_at, created_at)
    select number, 'bank_transfer', 'bank_transfer', 'WAITING', 100000, contact_name, payment_due_at,
      placed_at from copied`.execute(app.db)
  const copies = Array.from({ length: 60 }, (_, i) => `GYCOPY${String(i + 1).padStart(4, '0')}`)
  const list = async (query: Partial<OrderFilters> & { page?: number; size: number }) => {
    const { items, ...told } = replyOf(
      await call(listOrders, { query: { q: '김하나', ...query } }, { as }),
    )
    const { total, total_is_minimum: isMinimum, pages } = told
    return { numbers: items.map((item) => item.order_number), total, isMinimum, pages }
  }

  const second = { numbers: copies.slice(2, 5), total: 18, isMinimum: true, pages: 6 }
  expect(await list({ size: 3, page: 2 })).toEqual(second)
  const whole = { numbers: [order_number, ...copies], total: 61, isMinimum: false, pages: 1 }
  expect(await list({ size: 100 })).toEqual(whole)
  expect(await list({ size: 100, waiting_for: 'STUDIO' })).toEqual(whole)
  expect(await list({ size: 3, waiting_for: 'STUDIO' })).toMatchObject({ total: 61, pages: 21 })
  expect(await list({ size: 3, page: 20, waiting_for: 'DEPOSIT' })).toEqual({
    numbers: copies.slice(56, 59),
    total: 61,
    isMinimum: false,
    pages: 21,
  })
  expect((await list({ size: 3, status: 'CANCELLED' })).total).toBe(0)
})

test('a whole address is found by both its halves', async () => {
  const { call, as, order_number } = await startWithOrder()
  const find = async (q: string) =>
    replyOf(await call(listOrders, { query: { q } }, { as })).items.map((it) => it.order_number)

  expect(await find('Hana@Example.com')).toEqual([order_number])
  expect(await find('ana@example')).toEqual([order_number])
  expect(await find('hana@another.com')).toEqual([])
})

test('an order is found by its number, in either case, and nothing by a wildcard', async () => {
  const { call, as, order_number } = await startWithOrder()
  const find = async (q: string) => replyOf(await call(listOrders, { query: { q } }, { as })).total

  expect(await find(order_number.slice(2).toLowerCase())).toBe(1)
  expect(await find('%')).toBe(0)
})

test('of a long number all of it is looked for, not its end alone', async () => {
  const { call, as, order_number } = await startWithOrder()
  const find = async (q: string) => replyOf(await call(listOrders, { query: { q } }, { as })).total

  expect(await find(order_number)).toBe(1)
  expect(await find(`GYAAAA${order_number.slice(6)}`)).toBe(0)
  expect(await find('01012345678')).toBe(1)
  expect(await find('01112345678')).toBe(0)
})

test.each([
  ['김하나', []],
  ['하나', ['orders_by_given_name', 'payments_by_given_name']],
])('a search for %s goes through its indexes', async (q, ownIndexes) => {
  const { app } = await startWithOrder()

  const plan = await app.db.transaction().execute(async (tx) => {
    // Seven rows are read faster one by one, be it in an order: only what can be done at all is
    // asked here, and an index of parts of words gives nothing but bitmaps. Of very many rows, so
    // that no other index is taken for its being small.
    await sql`update pg_class set relpages = 1, reltuples = 1e6
      where oid in ('orders'::regclass, 'payments'::regclass)`.execute(tx)
    await sql`set local enable_seqscan = off`.execute(tx)
    await sql`set local enable_indexscan = off`.execute(tx)
    await sql`set local enable_indexonlyscan = off`.execute(tx)
    const wanted = { from: 0, most: 20, many: 100 }
    return JSON.stringify(await sql`explain ${findingFew(tx, { q }, wanted)}`.execute(tx))
  })

  for (const index of ['orders_search', 'payments_search', ...ownIndexes]) {
    expect(plan).toContain(index)
  }
  expect(plan).not.toContain('Seq Scan')
})

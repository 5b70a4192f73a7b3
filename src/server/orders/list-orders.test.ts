import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { changeOrderStatus, exportOrders, listOrders, refundOrder } from '#contract/admin-orders.ts'
import { MOST_COUNTED } from '#contract/page.ts'
import { discoveriesOf } from '#server/surveys/index.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { adminAs, contextIn } from '#tests/support/at-work.ts'
import { HOUR_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import {
  givenCouponOf,
  givenDeposit,
  givenGuestOrder,
  givenMemberOrder,
  givenPointsOf,
  givenSheetSent,
} from '#tests/support/given-orders.ts'
import { textOfFile, textOfWorkbook } from '#tests/support/workbook.ts'
import { exportOrders as writeWorkbook } from './export-orders.ts'
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

test('days are Seoul’s, both included', async () => {
  const { app, call } = await startWithOrder()
  app.clock.set(new Date('2026-11-02T15:00:00.000Z')) // midnight in Seoul
  const next = await givenGuestOrder(app)
  const between = async (from: string, to: string) => {
    const admin = await givenAdmin(app)
    const found = replyOf(await call(listOrders, { query: { from, to } }, { as: admin }))
    return found.items.map((item) => item.order_number)
  }

  expect(await between('2026-11-03', '2026-11-03')).toEqual([next.order_number])
  expect(await between('2026-11-02', '2026-11-02')).not.toContain(next.order_number)
  expect(await between('2026-11-02', '2026-11-03')).toHaveLength(2)
})

test('the studio’s own work is one list by its deadlines, page by page', async () => {
  const { app, call, order_number: first } = await startWithOrder()
  const { order_number: paid } = await givenGuestOrder(app)
  await givenSheetSent(app, paid)
  const { order_number: toWrite } = await givenGuestOrder(app)
  await givenDeposit(app, toWrite)
  const as = await givenAdmin(app)
  const params = { order_number: toWrite }
  await call(changeOrderStatus, { params, body: { status: 'CONSULTING_SCHEDULED' } }, { as })
  const pageOf = async (page: number) =>
    replyOf(await call(listOrders, { query: { waiting_for: 'STUDIO', size: 1, page } }, { as }))

  const pages = [await pageOf(1), await pageOf(2)]

  // The sheet has waited since it was ordered, the deposit has three days.
  expect(pages.map(({ items }) => items[0]!.order_number)).toEqual([toWrite, first])
  expect(pages[0]).toMatchObject({ total: 2, waiting: { DEPOSIT: 1, SHEET: 1, CUSTOMER: 1 } })
})

test('words leave of a queue and of a status what mentions them', async () => {
  const { app, call, order_number: first } = await startWithOrder()
  app.clock.advance(HOUR_MS)
  const { order_number: second } = await givenGuestOrder(app)
  const { order_number: paid } = await givenGuestOrder(app)
  await givenDeposit(app, paid)
  await givenGuestOrder(app, { guest_name: '김두리', guest_email: 'duri@example.com' })
  const as = await givenAdmin(app)
  const find = async (query: OrderFilters & { page?: number; size?: number }) => {
    const page = replyOf(await call(listOrders, { query: { q: 'hana@', ...query } }, { as }))
    return { numbers: page.items.map((item) => item.order_number), total: page.total }
  }

  expect(await find({ waiting_for: 'STUDIO' })).toEqual({ numbers: [first, second], total: 2 })
  expect(await find({ waiting_for: 'STUDIO', size: 1, page: 2 })).toEqual({
    numbers: [second],
    total: 2,
  })
  expect(await find({ status: 'PAYMENT_COMPLETED' })).toEqual({ numbers: [paid], total: 1 })
  expect(await find({ from: '2020-01-01', to: '2020-01-01' })).toEqual({ numbers: [], total: 0 })
})

test('a queue is worked off oldest first and counts what waits for each hand', async () => {
  const { app, call, order_number: first } = await startWithOrder()
  app.clock.advance(HOUR_MS)
  const { order_number: second } = await givenGuestOrder(app)
  const { order_number: paid } = await givenGuestOrder(app)
  await givenDeposit(app, paid)
  const as = await givenAdmin(app)

  const queue = replyOf(await call(listOrders, { query: { waiting_for: 'DEPOSIT' } }, { as }))
  const all = replyOf(await call(listOrders, {}, { as }))

  expect(queue.items.map((item) => item.order_number)).toEqual([first, second])
  expect(queue.items[0]).toMatchObject({
    waiting_for: 'DEPOSIT',
    due_at: '2026-11-05T01:30:00.000Z',
    depositor_name: '김하나',
    is_member: false,
  })
  expect(queue.waiting).toEqual({
    MONEY: 0,
    DEPOSIT: 2,
    PAYMENT: 0,
    SURVEY: 1,
    SHEET: 0,
    CUSTOMER: 0,
    REFUND: 0,
  })
  expect(all.items.at(-1)!.order_number).toBe(first)
  expect(all.total).toBe(3)
})

test('[ADM-02] the filtered list is a workbook, and who took it is written down', async () => {
  const { app, call, as, order_number } = await startWithOrder()
  await givenGuestOrder(app, { guest_name: '=SUM(A1:A9)' })

  const file = await call(exportOrders, { query: {} }, { as })

  expect(file).toMatchObject({ ok: true, status: 200 })
  expect(file.headers['content-type']).toContain('spreadsheetml')
  expect(file.headers['content-disposition']).toContain('orders-2026-11-02.xlsx')
  const text = textOfWorkbook(replyOf(file) as Uint8Array)
  expect(text).toContain('>주문번호<')
  expect(text).toContain(`>${order_number}<`)
  expect(text).toContain(`>'=SUM(`)
  const audited = app.db.selectFrom('audit_log').selectAll().where('action', '=', 'orders.export')
  expect(await audited.execute()).toMatchObject([{ detail: { rows: 2 } }])
})

test('[O-14] the workbook of orders has product, discounts, payment and refund, in words and figures', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const coupon_id = await givenCouponOf(app, member)
  await givenPointsOf(app, member, 2_000)
  const discounts = { coupon_id, used_points: 2_000 }
  const { order_number } = await givenMemberOrder(app, member, discounts)
  await givenDeposit(app, order_number)
  const body = { amount: 40_000, reason: '사과', keeps_order: true }
  const params = { order_number }
  const as = await givenAdmin(app)
  replyOf(await app.call(refundOrder, { params, body }, { as }))

  const text = textOfWorkbook(
    replyOf(await app.call(exportOrders, { query: {} }, { as, language: 'ko' })) as Uint8Array,
  )

  const columns = ['상품', '알게 된 곳', '결제 방법', '쿠폰 할인', '결제 시각', '환불 금액']
  for (const column of columns) expect(text).toContain(`>${column}<`)
  expect(text).toContain('>무통장 입금<')
  expect(text).not.toContain('bank_transfer')
  // Price, shipping, coupon, promotion, points, total; then the refund.
  const amounts = [...text.matchAll(/s="2"><v>(\d+)<\/v>/g)].map(([, amount]) => Number(amount))
  expect(amounts).toEqual([100_000, 0, 5_000, 0, 2_000, 93_000, 40_000])
  expect(text.match(/<v>46328\.\d+<\/v>/g)).toHaveLength(2)
})

test('a workbook that cannot hold the whole list says so in its first line', async () => {
  const { app, as } = await startWithOrder()
  await givenGuestOrder(app)
  const file = await writeWorkbook(
    { ...app.deps, discoveriesOf },
    adminAs(as),
    {},
    contextIn('ko'),
    1,
  )

  expect(await textOfFile(file)).toContain('목록의 앞 1건만 담았어요.')
})

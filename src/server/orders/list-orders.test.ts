import { expect, test } from 'vitest'
import { adminProducts } from '#contract/admin-catalog.ts'
import { changeOrderStatus, getAdminOrder, listOrders } from '#contract/admin-orders.ts'
import { listReceipts } from '#contract/receipts.ts'
import type { Language } from '#domain/languages/languages.ts'
import { findProductNames } from '#server/catalog/index.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { HOUR_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenBank, statementRow } from '#tests/support/given-bank.ts'
import { givenDeposit, givenGuestOrder, givenReportSent } from '#tests/support/given-orders.ts'
import { givenColourProduct, productIdOf } from '#tests/support/given-products.ts'
import { givenOrderIn } from '#tests/support/given-surveys.ts'
import type { OrderFilters } from './filtered-orders.ts'

async function startWithOrder() {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  const as = await givenAdmin(app)
  return { app, call: app.call, as, order_number }
}

test('filters by Seoul days, inclusive', async () => {
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

test('shows the ordered product in the reader’s language, even after it was renamed', async () => {
  const { app, call, order_number } = await startWithOrder()
  await givenBank(app).bring(statementRow('김하나'))
  const as = await givenAdmin(app)
  const namesIn = async (language: Language) => {
    const orders = replyOf(await call(listOrders, { query: {} }, { as, language }))
    const receipts = replyOf(await call(listReceipts, { query: {} }, { as, language }))
    const order = replyOf(await call(getAdminOrder, { params: { order_number } }, { as, language }))
    return [
      ...order.items.map((item) => item.name),
      ...orders.items.map((order) => order.product_name),
      ...receipts.items.flatMap(({ candidates }) => candidates.map((it) => it.product_name)),
    ]
  }
  const id = await productIdOf(app.db)
  const name = (await findProductNames(app.db, 'vi')).get(id)
  expect(name).toBeDefined()

  const [korean] = await namesIn('ko')
  expect(korean).not.toBe(name)
  expect(await namesIn('vi')).toEqual([name, name, name])

  await call(adminProducts.update, { params: { id }, body: { name: '새 이름의 상담' } }, { as })
  expect(await namesIn('vi')).toEqual([name, name, name])
  expect(await namesIn('ko')).toEqual([korean, korean, korean])
})

test('lists the studio’s work by deadline, page by page', async () => {
  const { app, call, order_number: first } = await startWithOrder()
  const { order_number: paid } = await givenGuestOrder(app)
  await givenReportSent(app, paid)
  const { order_number: toWrite } = await givenGuestOrder(app)
  await givenDeposit(app, toWrite)
  const as = await givenAdmin(app)
  const params = { order_number: toWrite }
  await call(changeOrderStatus, { params, body: { status: 'CONSULTING_SCHEDULED' } }, { as })
  const pageOf = async (page: number) =>
    replyOf(await call(listOrders, { query: { waiting_for: 'STUDIO', size: 1, page } }, { as }))

  const pages = [await pageOf(1), await pageOf(2)]

  // The deposit is due on Thursday morning, the sheet when that day's work ends.
  expect(pages.map(({ items }) => items[0]!.order_number)).toEqual([first, toWrite])
  expect(pages[0]).toMatchObject({ total: 2, waiting: { DEPOSIT: 1, SHEET: 1, CUSTOMER: 1 } })
})

test('searches within a queue and within a status', async () => {
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

test('lists a queue oldest first, and counts what orders wait for', async () => {
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
    DEPOSIT: 2,
    PAYMENT: 0,
    SURVEY: 1,
    SHEET: 0,
    PHOTO: 0,
    CUSTOMER: 0,
    REFUND: 0,
  })
  expect(all.items.at(-1)!.order_number).toBe(first)
  expect(all.total).toBe(3)
})

test('[ADM-02] filters orders by kind, together with a queue and a search', async () => {
  const { app, call, order_number: hair } = await startWithOrder()
  await givenColourProduct(app)
  const { number: paid } = await givenOrderIn(app, { consultingType: 'SKIN_CONSULTING' })
  const { number: unpaid } = await givenOrderIn(app, {
    consultingType: 'SKIN_CONSULTING',
    status: 'PAYMENT_PENDING',
    name: '이두리',
  })
  const as = await givenAdmin(app)
  const find = async (query: OrderFilters) => {
    const { items } = replyOf(await call(listOrders, { query }, { as }))
    return items.map((item) => item.order_number).sort()
  }
  const colour = { consulting_type: 'SKIN_CONSULTING' } as const

  expect(await find({ consulting_type: 'HAIR_CONSULTING' })).toEqual([hair])
  expect(await find(colour)).toEqual([paid, unpaid].sort())
  expect(await find({ ...colour, waiting_for: 'STUDIO' })).toEqual([unpaid])
  expect(await find({ ...colour, status: 'PAYMENT_COMPLETED' })).toEqual([paid])
  expect(await find({ ...colour, q: '이두리' })).toEqual([unpaid])
  expect(await find({ consulting_type: 'HAIR_CONSULTING', q: '이두리' })).toEqual([])
  expect(await find({ consulting_type: 'STYLE_CONSULTING' })).toEqual([])
})

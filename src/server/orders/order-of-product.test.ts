import { expect, test } from 'vitest'
import { adminProducts } from '#contract/admin-catalog.ts'
import { listOrders } from '#contract/admin-orders.ts'
import { getOrder, listMyOrders, placeGuestOrder, quoteOrder } from '#contract/orders.ts'
import { listMyReports } from '#contract/reports.ts'
import { savedLists } from '#contract/saved.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenMemberOrder, orderWith } from '#tests/support/given-orders.ts'
import { givenExpressProduct, productIdOf } from '#tests/support/given-products.ts'

const hair = { consulting_type: 'HAIR_CONSULTING' } as const
const unknown = '00000000-0000-4000-8000-000000000000'

async function startWithTwo() {
  const app = await startApp()
  const express = await givenExpressProduct(app)
  const as = { as: await givenAdmin(app) }
  const ofExpress = { params: { id: express.id } }
  return { ...app, it: app, as, express, ofExpress, first: await productIdOf(app.db) }
}

test('[P-8] [ORD-13] orders the second product of a kind by its id, at its own price', async () => {
  const { call, it, as, express, first } = await startWithTwo()
  const member = await givenMember(it)
  const product_id = express.id
  const quote = async (body: object) =>
    replyOf(await call(quoteOrder, { body: body as typeof hair })).total_price
  expect(await quote({ product_id })).toBe(150_000)
  expect(await quote({ ...hair, product_id })).toBe(150_000)
  expect(await quote(hair)).toBe(100_000)

  const { order_number } = await givenMemberOrder(it, member, { product_id, total_price: 150_000 })
  it.clock.advance(1_000)
  const ofFirst = await givenMemberOrder(it, member)

  const params = { order_number }
  expect(replyOf(await call(getOrder, { params }, { as: member }))).toMatchObject({
    ...{ ...hair, product_id, product_name: '빠른 헤어 컨설팅', total_price: 150_000 },
    items: [{ ...hair, product_id, name: '빠른 헤어 컨설팅', price: 150_000 }],
  })
  expect(replyOf(await call(listMyOrders, {}, { as: member })).items).toMatchObject([
    { order_number: ofFirst.order_number, product_id: first, product_name: '온라인 헤어 컨설팅' },
    { order_number, product_id, product_name: '빠른 헤어 컨설팅' },
  ])
  expect(replyOf(await call(listOrders, {}, as)).items).toMatchObject([
    { product_id: first },
    { product_id },
  ])
})

test('[P-8] an order keeps the name and price it was sold with when its product changes', async () => {
  const { call, it, as, express, ofExpress } = await startWithTwo()
  const member = await givenMember(it)
  const { order_number } = await givenMemberOrder(it, member, { product_id: express.id })
  const read = async () => {
    const order = replyOf(await call(getOrder, { params: { order_number } }, { as: member }))
    const { product_id, product_name, subtotal, total_price, items } = order
    return { product_id, product_name, subtotal, total_price, items }
  }
  const sold = await read()

  const change = { name: '당일 헤어 컨설팅', price: 200_000, is_active: false }
  replyOf(await call(adminProducts.update, { ...ofExpress, body: change }, as))

  expect(sold).toMatchObject({ product_name: '빠른 헤어 컨설팅', subtotal: 150_000 })
  expect(await read()).toEqual(sold)
  expect(await call(adminProducts.remove, ofExpress, as)).toMatchObject({ status: 204 })
  expect(await read()).toEqual(sold)
})

test.each([
  ['en', 'Hair consulting, express'],
  ['vi', 'Tư vấn tóc nhanh'],
] as const)(
  '[P-8] shows a product bought in Korean in %s, under its name when it was sold',
  async (language, name) => {
    const { call, it, as, express, ofExpress } = await startWithTwo()
    const words = { summary: 's', description: '<p>d</p>' }
    const named = (en: string, vi: string) => ({
      translations: { en: { name: en, ...words }, vi: { name: vi, ...words } },
    })
    const change = (body: object) => call(adminProducts.update, { ...ofExpress, body }, as)
    replyOf(await change(named('Hair consulting, express', 'Tư vấn tóc nhanh')))
    const member = await givenMember(it)
    const { order_number } = await givenMemberOrder(it, member, { product_id: express.id })
    replyOf(await change(named('Renamed', 'Tên khác')))
    const reader = { as: member, language }

    const order = replyOf(await call(getOrder, { params: { order_number } }, reader))
    expect([order.product_name, order.items[0]?.name]).toEqual([name, name])
    for (const list of [listMyOrders, listMyReports]) {
      expect(replyOf(await call(list, {}, reader)).items).toMatchObject([{ product_name: name }])
    }
  },
)

test.each([
  ['of an unknown product', 'PRODUCT_NOT_FOUND', 404, 'ko', '없는 상품이에요.'],
  ['of another kind', 'PRODUCT_OF_ANOTHER_KIND', 422, 'en', 'This product is of another type.'],
  ['of what is off sale', 'PRODUCT_NOT_ON_SALE', 422, 'vi', 'Hiện không thể đặt sản phẩm này.'],
  ['of what was removed', 'PRODUCT_NOT_FOUND', 404, 'vi', 'Không có sản phẩm này.'],
] as const)('[P-8] an order %s is refused', async (what, code, status, language, message) => {
  const { call, as, db, express, ofExpress } = await startWithTwo()
  if (what === 'of what is off sale') {
    replyOf(await call(adminProducts.update, { ...ofExpress, body: { is_active: false } }, as))
  }
  if (what === 'of what was removed') replyOf(await call(adminProducts.remove, ofExpress, as))
  const body = orderWith({
    consulting_type: what === 'of another kind' ? 'SKIN_CONSULTING' : 'HAIR_CONSULTING',
    product_id: what === 'of an unknown product' ? unknown : express.id,
  })

  const refused = { status, refusal: { code, message } }
  expect(await call(placeGuestOrder, { body }, { language })).toMatchObject(refused)
  expect(await call(quoteOrder, { body }, { language })).toMatchObject(refused)
  expect(await db.selectFrom('orders').select('id').execute()).toEqual([])
})

test('refuses an order without a product or consulting type', async () => {
  const { call } = await startWithTwo()
  const { consulting_type: _kind, ...body } = orderWith()

  expect(await call(placeGuestOrder, { body })).toMatchObject({
    status: 422,
    refusal: {
      code: 'VALIDATION_FAILED',
      detail: [{ loc: ['body', 'consulting_type'], msg: '이 항목을 입력해 주세요.' }],
    },
  })
})

test('[P-8] [C-17] does not count another product of the kind as a repeated order', async () => {
  const { call, it, express } = await startWithTwo()
  const member = await givenMember(it)
  await givenMemberOrder(it, member)
  const again = (product_id?: string) =>
    call(
      placeGuestOrder,
      { body: orderWith({ product_id, ask_if_recent: true, guest_email: member.email }) },
      {},
    )
  const { order_number } = await givenMemberOrder(it, member, {
    product_id: express.id,
    ask_if_recent: true,
  })

  expect(order_number).toBeTruthy()
  expect((await again()).status).toBe(201)
  expect(await again()).toMatchObject({ refusal: { code: 'RECENT_SAME_ORDER' } })
  expect((await again(express.id)).status).toBe(201)
})

test('[P-8] [WSH-01] removes only the ordered product from the cart', async () => {
  const { call, it, express, first } = await startWithTwo()
  const member = await givenMember(it)
  for (const product_id of [first, express.id]) {
    replyOf(await call(savedLists.cart.add, { body: { product_id } }, { as: member }))
  }

  await givenMemberOrder(it, member, { product_id: express.id })

  const { items } = replyOf(await call(savedLists.cart.list, {}, { as: member }))
  expect(items.map(({ product_id }) => product_id)).toEqual([first])
})

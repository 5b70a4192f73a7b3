import { expect, test } from 'vitest'
import { getProduct, listProducts } from '#contract/catalog.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { productIdOf } from '#tests/support/given-products.ts'
import { findProductNames, findProductOnSale } from './index.ts'

const hair = { params: { consulting_type: 'HAIR_CONSULTING' } } as const

test('[PRD-01] the hair consulting is on sale for 100,000 won without shipping', async () => {
  const { call } = await startApp()

  const { items } = replyOf(await call(listProducts, {}))

  expect(items).toMatchObject([
    {
      consulting_type: 'HAIR_CONSULTING',
      name: '온라인 헤어 컨설팅',
      price: 100_000,
      shipping_fee: 0,
      is_active: true,
      rating_average: null,
      review_count: 0,
    },
  ])
})

test.each([
  ['en', 'Online hair consulting'],
  ['vi', 'Tư vấn tóc trực tuyến'],
] as const)('returns a product in %s', async (language, name) => {
  const { call } = await startApp()

  expect(replyOf(await call(getProduct, hair, { language })).name).toBe(name)
})

test('returns a product in Korean if it has no texts in a language', async () => {
  const { call, db } = await startApp()
  const korean = { name: '두피 컨설팅', summary: '두피를 살펴요.', description: '<p>두피</p>' }
  await db
    .updateTable('products')
    .set({ words: JSON.stringify({ ko: korean }) })
    .execute()

  expect(replyOf(await call(getProduct, hair, { language: 'vi' }))).toMatchObject(korean)
  expect(await findProductNames(db, 'en')).toEqual(
    new Map([[await productIdOf(db), '두피 컨설팅']]),
  )
})

test('a product off sale keeps its page but is neither listed nor can be ordered', async () => {
  const { call, db } = await startApp()
  await db.updateTable('products').set({ is_active: false }).execute()

  expect(replyOf(await call(listProducts, {})).items).toEqual([])
  expect(replyOf(await call(getProduct, hair)).is_active).toBe(false)
  expect(await findProductOnSale(db, hair.params)).toBeUndefined()
})

test('an unknown product is not found', async () => {
  const { call } = await startApp()

  expect(await call(getProduct, { params: { consulting_type: 'NAIL' } })).toMatchObject({
    status: 404,
    refusal: { code: 'NOT_FOUND' },
  })
})

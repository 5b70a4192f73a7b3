import { expect, test } from 'vitest'
import { adminProducts } from '#contract/admin-catalog.ts'
import { getProduct, getProductById } from '#contract/catalog.ts'
import { listReviews } from '#contract/reviews.ts'
import { savedLists } from '#contract/saved.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenExpressProduct, productIdOf } from '#tests/support/given-products.ts'
import { givenReview } from '#tests/support/given-reviews.ts'

const hair = { consulting_type: 'HAIR_CONSULTING' } as const
const unknown = '00000000-0000-4000-8000-000000000000'

async function startWithTwo() {
  const app = await startApp()
  return { ...app, first: await productIdOf(app.db), express: await givenExpressProduct(app) }
}
const setOnSale = async (app: TestApp, id: string, is_active: boolean) =>
  replyOf(
    await app.call(
      adminProducts.update,
      { params: { id }, body: { is_active } },
      { as: await givenAdmin(app) },
    ),
  )

test('[P-8] a kind alone refers to its first product on sale, or the first one if none is on sale', async () => {
  const app = await startWithTwo()
  const { call, first, express } = app
  const meant = async () => replyOf(await call(getProduct, { params: hair }))
  expect(await meant()).toMatchObject({ product_id: first, is_active: true })

  await setOnSale(app, first, false)
  expect(await meant()).toMatchObject({ product_id: express.id, name: '빠른 헤어 컨설팅' })

  await setOnSale(app, express.id, false)
  expect(await meant()).toMatchObject({ product_id: first, is_active: false })
})

test('[P-8] an id refers to its product, on sale or not; an unknown id is refused in every language', async () => {
  const app = await startWithTwo()
  const { call, express } = app
  const byId = (product_id: string, language: 'ko' | 'en' | 'vi' = 'ko') =>
    call(getProductById, { params: { product_id } }, { language })
  expect(replyOf(await byId(express.id, 'en'))).toMatchObject({
    ...{ ...hair, product_id: express.id, name: 'Express hair consulting' },
    ...{ price: 150_000, turnaround_days: 1, is_active: true },
  })

  await setOnSale(app, express.id, false)
  expect(replyOf(await byId(express.id))).toMatchObject({ is_active: false })

  for (const [language, message] of [
    ['ko', '없는 상품이에요.'],
    ['en', 'This product does not exist.'],
    ['vi', 'Không có sản phẩm này.'],
  ] as const) {
    expect(await byId(unknown, language)).toMatchObject({
      status: 404,
      refusal: { code: 'PRODUCT_NOT_FOUND', message },
    })
  }
  expect(await byId('HAIR_CONSULTING')).toMatchObject({ status: 404 })
})

test('[P-8] [WSH-01] a list holds two products of one kind, each once', async () => {
  const { call, first, express, ...app } = await startWithTwo()
  const as = await givenMember({ ...app, call })
  const { add, list } = savedLists.cart
  const both = { ...hair, product_id: express.id }
  for (const body of [hair, { product_id: first }, { product_id: express.id }, both]) {
    replyOf(await call(add, { body }, { as }))
  }

  const { items } = replyOf(await call(list, {}, { as }))
  expect(items.map(({ product_id }) => product_id).sort()).toEqual([first, express.id].sort())
  expect(items).toContainEqual(
    expect.objectContaining({ ...both, name: express.name, price: 150_000 }),
  )
  const other = { consulting_type: 'SKIN_CONSULTING', product_id: express.id } as const
  expect(await call(add, { body: other }, { as })).toMatchObject({
    status: 422,
    refusal: { code: 'PRODUCT_OF_ANOTHER_KIND', message: '다른 종류의 상품이에요.' },
  })
  expect(await call(add, { body: { product_id: unknown } }, { as })).toMatchObject({
    refusal: { code: 'PRODUCT_NOT_FOUND' },
  })
})

test('[P-8] reviews and ratings are those of one product, or of all products of a kind', async () => {
  const { call, first, express, ...app } = await startWithTwo()
  await givenReview({ ...app, call }, { rating: 4 })
  const reviewsOf = async (query: object) => replyOf(await call(listReviews, { query })).items

  expect(await reviewsOf({ product_id: first })).toMatchObject([{ ...hair, product_id: first }])
  expect(await reviewsOf({ product_id: express.id })).toEqual([])
  expect(await reviewsOf(hair)).toHaveLength(1)
  expect(await reviewsOf({ consulting_type: 'SKIN_CONSULTING' })).toEqual([])
  const ratingOf = async (product_id: string) =>
    replyOf(await call(getProductById, { params: { product_id } })).rating_average
  expect([await ratingOf(first), await ratingOf(express.id)]).toEqual([4, null])
  const wrong = { consulting_type: 'SKIN_CONSULTING', product_id: first } as const
  expect(await call(listReviews, { query: wrong })).toMatchObject({
    refusal: { code: 'PRODUCT_OF_ANOTHER_KIND' },
  })
})

import { expect, test } from 'vitest'
import { adminProducts } from '#contract/admin-catalog.ts'
import { getProduct, listProducts } from '#contract/catalog.ts'
import { quoteOrder } from '#contract/orders.ts'
import { won } from '#domain/money/won.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenRetiredProduct, retiredProduct } from '#tests/support/given-products.ts'
import { givenOrderIn } from '#tests/support/given-surveys.ts'

async function startStudio() {
  const app = await startApp()
  const admin = await givenAdmin(app)
  return { ...app, it: app, as: { as: admin } }
}

const hair = { id: 'HAIR_CONSULTING' }
const hairProduct = {
  consulting_type: 'HAIR_CONSULTING' as const,
  name: '헤어 상담',
  description: '<p>선<script>x()</script></p>',
  price: won(150_000),
}

test('[PRD-01] a product that the studio adds is on sale, cleaned, in its languages', async () => {
  const { call, as, db } = await startStudio()
  replyOf(await call(adminProducts.remove, { params: hair }, as))
  const translations = { en: { name: 'Hair advice' } }

  const body = { ...hairProduct, translations }
  const added = replyOf(await call(adminProducts.create, { body }, as))

  expect(added).toMatchObject({ ...hair, position: 0, shipping_fee: 0, revision: 1 })
  const { items } = replyOf(await call(listProducts, {}, { language: 'en' }))
  expect(items).toMatchObject([{ name: 'Hair advice', price: 150_000, summary: '' }])
  const params = { consulting_type: hair.id }
  expect(replyOf(await call(getProduct, { params })).description).toBe('<p>선</p>')
  expect(await call(adminProducts.create, { body: hairProduct }, as)).toMatchObject({
    status: 409,
    refusal: { code: 'PRODUCT_EXISTS' },
  })
  const log = await db.selectFrom('audit_log').select(['action', 'subject']).execute()
  expect(log).toContainEqual({ action: 'product.create', subject: hair.id })
})

test('[E-04] a kind without a survey and a sheet of its own is not sold, nor put on sale', async () => {
  const { call, as, it } = await startStudio()
  const body = { ...hairProduct, consulting_type: 'SKIN_CONSULTING' as const }
  const refused = { status: 409, refusal: { code: 'KIND_NOT_OFFERED' } }
  expect(await call(adminProducts.create, { body }, as)).toMatchObject(refused)

  await givenRetiredProduct(it.db, it.clock.now())

  const style = { id: retiredProduct.consulting_type }
  expect(
    await call(adminProducts.update, { params: style, body: { is_active: true } }, as),
  ).toMatchObject(refused)
  expect(replyOf(await call(adminProducts.list, {}, as)).items).toMatchObject([
    { ...hair, is_active: true },
    { ...style, is_active: true },
  ])
  expect(replyOf(await call(listProducts, {})).items).toMatchObject([{ consulting_type: hair.id }])
  const params = { consulting_type: style.id }
  expect(replyOf(await call(getProduct, { params }))).toMatchObject({
    name: retiredProduct.name,
    is_active: false,
  })
  expect(await call(quoteOrder, { body: { consulting_type: 'STYLE_CONSULTING' } })).toMatchObject({
    refusal: { code: 'PRODUCT_NOT_ON_SALE' },
  })
})

test('a new price leaves the words as they were; a change on top of another’s is refused', async () => {
  const { call, as } = await startStudio()
  const change = (body: object) => call(adminProducts.update, { params: hair, body }, as)

  const changed = replyOf(await change({ price: 120_000, base_revision: 1 }))

  expect(changed).toMatchObject({ price: 120_000, name: '온라인 헤어 컨설팅', revision: 2 })
  expect(changed.translations.vi?.name).toBe('Tư vấn tóc trực tuyến')
  expect(await change({ price: 90_000, base_revision: 1 })).toMatchObject({
    status: 409,
    refusal: { code: 'EDIT_CONFLICT', current: { price: 120_000 } },
  })
})

test('a product that nobody ordered is removed, one that was ordered goes off sale', async () => {
  const { call, as, it } = await startStudio()
  await givenRetiredProduct(it.db, it.clock.now())
  await givenOrderIn(it)

  for (const id of ['STYLE_CONSULTING', 'HAIR_CONSULTING']) {
    expect((await call(adminProducts.remove, { params: { id } }, as)).status).toBe(204)
  }

  expect(replyOf(await call(adminProducts.list, {}, as)).items).toMatchObject([
    { ...hair, is_active: false },
  ])
})

test('only administrators change what is sold', async () => {
  const { call, it } = await startStudio()
  const member = await givenMember(it)

  expect(await call(adminProducts.list, {})).toMatchObject({ status: 401 })
  expect(await call(adminProducts.create, { body: hairProduct }, { as: member })).toMatchObject({
    status: 403,
  })
})

test('[O-06] the turnaround of a product is changed within its bounds and told to customers', async () => {
  const { call, as } = await startStudio()
  const change = (turnaround_days: number) =>
    call(adminProducts.update, { params: hair, body: { turnaround_days } }, as)
  const params = { consulting_type: hair.id }
  expect(replyOf(await call(getProduct, { params })).turnaround_days).toBe(3)

  expect(replyOf(await change(5)).turnaround_days).toBe(5)
  expect(replyOf(await call(getProduct, { params })).turnaround_days).toBe(5)

  for (const wrong of [0, 61, 1.5]) expect((await change(wrong)).status).toBe(422)
})

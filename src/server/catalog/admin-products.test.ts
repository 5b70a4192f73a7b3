import { expect, test } from 'vitest'
import { adminProducts } from '#contract/admin-catalog.ts'
import { getProduct, listProducts } from '#contract/catalog.ts'
import { quoteOrder } from '#contract/orders.ts'
import { won } from '#domain/money/won.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import {
  givenExpressProduct,
  givenRetiredProduct,
  productIdOf,
  retiredProduct,
} from '#tests/support/given-products.ts'
import { givenOrderIn } from '#tests/support/given-surveys.ts'

async function startStudio() {
  const app = await startApp()
  const admin = await givenAdmin(app)
  return { ...app, it: app, as: { as: admin }, hairId: await productIdOf(app.db) }
}

const hair = { consulting_type: 'HAIR_CONSULTING' } as const
const hairProduct = {
  consulting_type: 'HAIR_CONSULTING' as const,
  name: '헤어 상담',
  description: '<p>선<script>x()</script></p>',
  price: won(150_000),
}

test('[PRD-01] a product that the studio adds is on sale, sanitized, in its languages', async () => {
  const { call, as, db, hairId } = await startStudio()
  replyOf(await call(adminProducts.remove, { params: { id: hairId } }, as))
  const translations = { en: { name: 'Hair advice' } }

  const body = { ...hairProduct, translations }
  const added = replyOf(await call(adminProducts.create, { body }, as))

  expect(added).toMatchObject({ ...hair, position: 0, shipping_fee: 0, revision: 1 })
  const { items } = replyOf(await call(listProducts, {}, { language: 'en' }))
  expect(items).toMatchObject([{ name: 'Hair advice', price: 150_000, summary: '' }])
  expect(replyOf(await call(getProduct, { params: hair })).description).toBe('<p>선</p>')
  const log = await db.selectFrom('audit_log').select(['action', 'subject']).execute()
  expect(log).toContainEqual({ action: 'product.create', subject: added.id })
})

test('[E-04] refuses a kind without a survey and a result sheet, new or put on sale', async () => {
  const { call, as, it } = await startStudio()
  const body = { ...hairProduct, consulting_type: 'STYLE_CONSULTING' as const }
  const refused = { status: 409, refusal: { code: 'KIND_NOT_OFFERED' } }
  expect(await call(adminProducts.create, { body }, as)).toMatchObject(refused)

  const style = { id: await givenRetiredProduct(it.db, it.clock.now()) }
  expect(
    await call(adminProducts.update, { params: style, body: { is_active: true } }, as),
  ).toMatchObject(refused)
  expect(replyOf(await call(adminProducts.list, {}, as)).items).toMatchObject([
    { ...hair, is_active: true },
    { ...style, is_active: true },
  ])
  expect(replyOf(await call(listProducts, {})).items).toMatchObject([hair])
  const params = { consulting_type: retiredProduct.consulting_type }
  expect(replyOf(await call(getProduct, { params }))).toMatchObject({
    name: retiredProduct.name,
    is_active: false,
  })
  expect(await call(quoteOrder, { body: { consulting_type: 'STYLE_CONSULTING' } })).toMatchObject({
    refusal: { code: 'PRODUCT_NOT_ON_SALE' },
  })
})

test('a new price leaves the texts unchanged; a change based on an outdated product is refused', async () => {
  const { call, as, hairId } = await startStudio()
  const change = (body: object) => call(adminProducts.update, { params: { id: hairId }, body }, as)

  const changed = replyOf(await change({ price: 120_000, base_revision: 1 }))

  expect(changed).toMatchObject({ price: 120_000, name: '온라인 헤어 컨설팅', revision: 2 })
  expect(changed.translations.vi?.name).toBe('Tư vấn tóc trực tuyến')
  expect(await change({ price: 90_000, base_revision: 1 })).toMatchObject({
    status: 409,
    refusal: { code: 'EDIT_CONFLICT', current: { price: 120_000 } },
  })
})

test('removes a product that nobody ordered, and takes an ordered one off sale', async () => {
  const { call, as, it, hairId } = await startStudio()
  const retired = await givenRetiredProduct(it.db, it.clock.now())
  await givenOrderIn(it)

  for (const id of [retired, hairId]) {
    expect((await call(adminProducts.remove, { params: { id } }, as)).status).toBe(204)
  }

  expect(replyOf(await call(adminProducts.list, {}, as)).items).toMatchObject([
    { ...hair, is_active: false },
  ])
})

test('only administrators change products', async () => {
  const { call, it } = await startStudio()
  const member = await givenMember(it)

  expect(await call(adminProducts.list, {})).toMatchObject({ status: 401 })
  expect(await call(adminProducts.create, { body: hairProduct }, { as: member })).toMatchObject({
    status: 403,
  })
})

test('[O-06] the turnaround of a product can be changed within its bounds, and customers see it', async () => {
  const { call, as, hairId } = await startStudio()
  const change = (turnaround_days: number) =>
    call(adminProducts.update, { params: { id: hairId }, body: { turnaround_days } }, as)
  expect(replyOf(await call(getProduct, { params: hair })).turnaround_days).toBe(3)

  expect(replyOf(await change(5)).turnaround_days).toBe(5)
  expect(replyOf(await call(getProduct, { params: hair })).turnaround_days).toBe(5)

  for (const wrong of [0, 61, 1.5]) expect((await change(wrong)).status).toBe(422)
})

test('[P-8] of several products of a kind the first in the studio’s order counts', async () => {
  const { call, as, it, hairId } = await startStudio()
  const { id: express } = await givenExpressProduct(it)
  const arrange = (ids: string[], base_ids: string[]) =>
    call(adminProducts.arrange, { body: { ids, base_ids } }, as)
  const ids = async () => replyOf(await call(adminProducts.list, {}, as)).items.map(({ id }) => id)
  const first = async () => replyOf(await call(getProduct, { params: hair })).product_id
  expect(await ids()).toEqual([hairId, express])
  expect(await first()).toBe(hairId)

  const before = await ids()
  expect(await arrange([express, hairId], before)).toMatchObject({ status: 200 })

  expect(await ids()).toEqual([express, hairId])
  expect(await first()).toBe(express)
  expect(replyOf(await call(listProducts, {})).items).toMatchObject([
    { product_id: express, ...hair, price: 150_000, turnaround_days: 1 },
    { product_id: hairId, ...hair, price: 100_000, turnaround_days: 3 },
  ])
  expect(await arrange([hairId, express], before)).toMatchObject({
    status: 409,
    refusal: { code: 'EDIT_CONFLICT', current: { ids: [express, hairId] } },
  })
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect((await call(adminProducts.arrange, { body: { ids: [unknown] } }, as)).status).toBe(404)
})

import { expect, test } from 'vitest'
import { adminProducts } from '#contract/admin-catalog.ts'
import { getProduct, listProducts } from '#contract/catalog.ts'
import { won } from '#domain/money/won.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenOrderIn } from '#tests/support/given-surveys.ts'

async function startStudio() {
  const app = await startApp()
  const admin = await givenAdmin(app)
  return { ...app, it: app, as: { as: admin } }
}

const hair = { id: 'HAIR_CONSULTING' }
const style = {
  consulting_type: 'STYLE_CONSULTING' as const,
  name: '온라인 스타일 컨설팅',
  description: '<p>선<script>x()</script></p>',
  price: won(150_000),
}

test('[PRD-01] a product that the studio adds is on sale, cleaned, in its languages', async () => {
  const { call, as, db } = await startStudio()
  const translations = { en: { name: 'Online style consulting' } }

  const added = replyOf(await call(adminProducts.create, { body: { ...style, translations } }, as))

  expect(added).toMatchObject({ id: 'STYLE_CONSULTING', position: 1, shipping_fee: 0, revision: 1 })
  const { items } = replyOf(await call(listProducts, {}, { language: 'en' }))
  expect(items[1]).toMatchObject({ name: 'Online style consulting', price: 150_000, summary: '' })
  const params = { consulting_type: style.consulting_type }
  expect(replyOf(await call(getProduct, { params })).description).toBe('<p>선</p>')
  expect(await call(adminProducts.create, { body: style }, as)).toMatchObject({
    status: 409,
    refusal: { code: 'PRODUCT_EXISTS' },
  })
  const log = await db.selectFrom('audit_log').select(['action', 'subject']).execute()
  expect(log).toContainEqual({ action: 'product.create', subject: 'STYLE_CONSULTING' })
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
  replyOf(await call(adminProducts.create, { body: style }, as))
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
  expect(await call(adminProducts.create, { body: style }, { as: member })).toMatchObject({
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

import { expect, test } from 'vitest'
import {
  getMyInquiry,
  getPublicInquiry,
  type Inquiry,
  listMyInquiries,
  listPublicInquiries,
} from '#contract/inquiries.ts'
import { languages } from '#domain/languages/languages.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenInquiry, inquiryOf, lockedOf } from '#tests/support/given-inquiries.ts'

const ids = ({ items }: { readonly items: readonly Inquiry[] }) => items.map(({ id }) => id)

test('[INQ-01] lists inquiries for everybody, newest first, by pages', async () => {
  const app = await startApp()
  const written: string[] = []
  for (let at = 0; at < 3; at++) {
    written.unshift((await givenInquiry(app)).id)
    app.clock.advance(MINUTE_MS)
  }

  const query = { size: 2 }
  const first = replyOf(await app.call(listPublicInquiries, { query }))
  const second = replyOf(await app.call(listPublicInquiries, { query: { ...query, page: 2 } }))

  expect([...ids(first), ...ids(second)]).toEqual(written)
  expect(first).toMatchObject({ total: 3, total_count: 3, page_size: 2, total_pages: 2 })
  expect(first.items[0]).toMatchObject({ writer_name: '최*아', content: inquiryOf().content })
  expect(JSON.stringify(first)).not.toContain('yuna@example.com')
})

test('[INQ-01] lists ten a page by default', async () => {
  const app = await startApp()
  for (let at = 0; at < 11; at++) await givenInquiry(app)

  expect(replyOf(await app.call(listPublicInquiries, {})).items).toHaveLength(10)
})

test('[INQ-01] filters by product, kind and status; ANSWERED means COMPLETED', async () => {
  const app = await startApp()
  const colour = await givenInquiry(app, inquiryOf({ product_type: 'PERSONAL_COLOR' }))
  const delivery = await givenInquiry(app, inquiryOf({ inquiry_type: 'DELIVERY' }))
  const answered = await givenInquiry(app)
  await app.db
    .updateTable('inquiries')
    .set({
      status: 'COMPLETED',
      answer_content: '네',
      answer_by: '박세나',
      answered_at: new Date(),
    })
    .where('id', '=', answered.id)
    .execute()
  const found = async (query: object) =>
    ids(replyOf(await app.call(listPublicInquiries, { query })))

  expect(await found({ product_type: 'PERSONAL_COLOR' })).toEqual([colour.id])
  expect(await found({ inquiry_type: 'DELIVERY' })).toEqual([delivery.id])
  expect(await found({ status: 'COMPLETED' })).toEqual([answered.id])
  expect(await found({ status: 'ANSWERED' })).toEqual([answered.id])
  expect(await found({ status: 'CLOSED', product_type: 'PERSONAL_COLOR' })).toEqual([])
  expect((await app.app.inject('/v1/product-inquiries/public?status=DONE')).statusCode).toBe(422)
})

test('[INQ-04] shows of a private inquiry only that it is locked, in the reader’s language', async () => {
  const app = await startApp()
  const { id } = await givenInquiry(app, lockedOf({ title: '비밀 제목', content: '비밀 내용' }))
  await app.db
    .updateTable('inquiries')
    .set({
      status: 'COMPLETED',
      answer_content: '비밀 답',
      answer_by: '박세나',
      answered_at: new Date(),
    })
    .execute()

  for (const language of languages) {
    const list = replyOf(await app.call(listPublicInquiries, {}, { language }))
    expect(list.items).toMatchObject([
      { id, is_private: true, has_password: true, content: '', answer: null, answer_at: null },
    ])
    expect(JSON.stringify(list)).not.toMatch(/비밀 |최윤아|yuna|4829|argon/)
    expect(list.items[0]!.title).not.toBe('')
  }
  expect(await app.call(getPublicInquiry, { params: { id } })).toMatchObject({
    status: 403,
    refusal: { code: 'INQUIRY_PRIVATE' },
  })
})

test('[INQ-04] shows a member’s private inquiry to that member only, marked as their own', async () => {
  const app = await startApp()
  const author = await givenMember(app)
  const stranger = await givenMember(app)
  const admin = await givenMember(app, { role: 'ADMIN' })
  const own = await givenInquiry(app, inquiryOf({ is_private: true }), { as: author })
  const params = { id: own.id }

  expect(replyOf(await app.call(getMyInquiry, { params }, { as: author }))).toEqual(own)
  for (const [as, status] of [
    [stranger, 404],
    [admin, 404],
    [undefined, 401],
  ] as const) {
    expect(await app.call(getMyInquiry, { params }, { as })).toMatchObject({ status })
    expect(await app.call(getPublicInquiry, { params }, { as })).toMatchObject({ status: 403 })
  }
  expect(await app.call(getPublicInquiry, { params }, { as: author })).toMatchObject({
    status: 403,
  })
  const [seen] = replyOf(await app.call(listPublicInquiries, {}, { as: author })).items
  expect(seen).toMatchObject({ is_mine: true, content: '' })
  expect(seen!.title).not.toBe(own.title)
})

test('[INQ-01] a member’s list has their own inquiries and nobody else’s', async () => {
  const app = await startApp()
  const hana = await givenMember(app)
  const minji = await givenMember(app)
  await givenInquiry(app)
  const { id } = await givenInquiry(app, inquiryOf(), { as: hana })

  expect(ids(replyOf(await app.call(listMyInquiries, {}, { as: hana })))).toEqual([id])
  expect(replyOf(await app.call(listMyInquiries, {}, { as: minji })).total).toBe(0)
  expect(await app.call(listMyInquiries, {})).toMatchObject({ status: 401 })
})

test('shows a public inquiry to everybody; replies 404 for a missing one', async () => {
  const app = await startApp()
  const { id } = await givenInquiry(app)

  expect(replyOf(await app.call(getPublicInquiry, { params: { id } }))).toMatchObject({
    content: inquiryOf().content,
    writer_name: '최*아',
  })
  for (const unknown of ['00000000-0000-4000-8000-000000000000', 'nothing']) {
    expect(await app.call(getPublicInquiry, { params: { id: unknown } })).toMatchObject({
      status: 404,
    })
  }
})

import { expect, test } from 'vitest'
import { createInquiry, listMyInquiries, listPublicInquiries } from '#contract/inquiries.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { type GivenMember, givenMember } from '#tests/support/given.ts'
import {
  givenInquiry,
  type InquiryBody,
  inquiryOf,
  lockedOf,
} from '#tests/support/given-inquiries.ts'

test('[INQ-02] a guest asks with name and email, in the language they read', async () => {
  const app = await startApp()

  const inquiry = await givenInquiry(app, inquiryOf(), { language: 'vi' })

  expect(inquiry).toMatchObject({
    ...{ title: '결과지는 언제 받나요', status: 'PENDING', answer: null, is_mine: false },
    ...{ writer_name: '최윤아', writer_email: 'yuna@example.com', has_password: false },
  })
  const row = await app.db.selectFrom('inquiries').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ member_id: null, language: 'vi', password_hash: null })
})

test('a member’s inquiry has the account’s name and address whatever the body says', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const body = {
    ...inquiryOf({ writer_name: '가짜', writer_email: 'not an address' }),
    user_id: 'somebody-else',
  }

  const inquiry = await givenInquiry(app, body, { as: member })

  expect(inquiry).toMatchObject({ writer_name: member.name, writer_email: member.email })
  expect(inquiry.is_mine).toBe(true)
  const mine = replyOf(await app.call(listMyInquiries, {}, { as: member }))
  expect(mine.items).toEqual([inquiry])
})

const wrong: readonly (readonly [string, Partial<InquiryBody>])[] = [
  ['title', { title: '  ' }],
  ['title', { title: '가'.repeat(201) }],
  ['content', { content: '' }],
  ['inquiry_type', { inquiry_type: 'SOMETHING' as never }],
  ['product_type', { product_type: 'NAIL' as never }],
  ['writer_name', { writer_name: '' }],
  ['writer_email', { writer_email: null }],
  ['writer_email', { writer_email: 'yuna@' }],
  ['writer_password', { writer_password: '12345' }],
  ['writer_password', { is_private: true, writer_password: '12a4' }],
]

test('[INQ-02] names what a guest left out or got wrong, and stores nothing', async () => {
  const app = await startApp()

  for (const [field, change] of wrong) {
    const called = await app.call(createInquiry, { body: inquiryOf(change) })
    expect(called, JSON.stringify(change).slice(0, 40)).toMatchObject({
      status: 422,
      refusal: { code: 'VALIDATION_FAILED', detail: [{ loc: ['body', field] }] },
    })
  }
  expect(replyOf(await app.call(listPublicInquiries, {})).total).toBe(0)
})

test('[INQ-02] a guest’s private inquiry needs a password, a member’s does not', async () => {
  const app = await startApp()
  const body = inquiryOf({ is_private: true, writer_password: '' })

  expect(await app.call(createInquiry, { body })).toMatchObject({
    status: 422,
    refusal: {
      code: 'INQUIRY_PASSWORD_REQUIRED',
      message: '비로그인 상태에서 비밀글 작성 시 비밀번호가 필요합니다.',
    },
  })
  const own = await givenInquiry(app, body, { as: await givenMember(app) })
  expect(own).toMatchObject({ is_private: true, has_password: false })
})

test('[INQ-03] the product is optional', async () => {
  const app = await startApp()

  for (const product_type of [undefined, null, ''] as const) {
    const body = inquiryOf({ product_type })
    expect((await givenInquiry(app, body)).product_type).toBeNull()
  }
})

test('stores the password only as an Argon2id hash and returns it to nobody', async () => {
  const app = await startApp()

  const inquiry = await givenInquiry(app, lockedOf())

  expect(JSON.stringify(inquiry)).not.toMatch(/4829|argon2/)
  const row = await app.db.selectFrom('inquiries').select('password_hash').executeTakeFirstOrThrow()
  expect(row.password_hash).toMatch(/^\$argon2id\$/)
})

test('the same idempotency key creates one inquiry, also with concurrent calls; refuses another body', async () => {
  const app = await startApp()
  const send = (body = lockedOf()) =>
    app.call(createInquiry, { body }, { idempotencyKey: 'one-question' })

  const [first, second] = (await Promise.all([send(), send()])).map(replyOf)

  expect(second).toEqual(first)
  expect(replyOf(await app.call(listPublicInquiries, {})).total).toBe(1)
  expect(await send(lockedOf({ title: '다른 질문' }))).toMatchObject({
    status: 422,
    refusal: { code: 'IDEMPOTENCY_KEY_REUSED' },
  })
})

test('an idempotency key returns the caller’s own stored reply, never another’s', async () => {
  const app = await startApp()
  const owner = await givenMember(app)
  const idempotencyKey = 'one-question'
  const send = (as?: GivenMember) =>
    app.call(createInquiry, { body: inquiryOf() }, { as, idempotencyKey })
  const first = replyOf(await send(owner))

  for (const other of [await givenMember(app), undefined]) {
    expect(await send(other)).toMatchObject({
      status: 422,
      refusal: { code: 'IDEMPOTENCY_KEY_REUSED' },
    })
  }
  expect(replyOf(await send(owner))).toEqual(first)
})

test('accepts a trailing slash and the prefix /api', async () => {
  const { app } = await startApp()
  const payload = inquiryOf()

  for (const url of ['/v1/product-inquiries/', '/api/v1/product-inquiries']) {
    expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(201)
  }
})

test('limits inquiries from one network', async () => {
  const app = await startApp()
  for (let written = 0; written < 60; written++) await givenInquiry(app)

  expect(await app.call(createInquiry, { body: inquiryOf() })).toMatchObject({ status: 429 })
})

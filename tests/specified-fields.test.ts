import { expect, test } from 'vitest'
import { consultingTypes } from '#contract/catalog.ts'
import { createInquiry } from '#contract/inquiries.ts'
import { listShopFaqs } from '#contract/shop-faqs.ts'
import { finishSocialLogin } from '#contract/social-login.ts'
import { getSurvey, sendMemberSurvey } from '#contract/surveys.ts'
import { loadMessages } from '#texts/messages.ts'
import { openApp, replyOf } from './support/app.ts'
import { givenMember } from './support/given.ts'
import { inquiryOf } from './support/given-inquiries.ts'
import { givenOrderIn, surveyWith } from './support/given-surveys.ts'

/** Fields, labels and call names that the specification fixes. */
test('[ENT-01] inquiry types, product types and kinds of consulting bear the documented labels', async () => {
  const { inquiries, myPage } = await loadMessages('ko')

  expect(inquiries.inquiryTypes).toEqual({
    PRODUCT: '상품 관련',
    DELIVERY: '배송 관련',
    PAYMENT: '결제 관련',
    SERVICE: '서비스 관련',
    OTHER: '기타 문의',
  })
  expect(Object.keys(inquiries.productTypes)).toEqual(['HAIR_CONSULTING', 'PERSONAL_COLOR'])
  expect(consultingTypes).toEqual(['HAIR_CONSULTING', 'SKIN_CONSULTING', 'STYLE_CONSULTING'])
  expect(myPage.consultingTypes.HAIR_CONSULTING).toBe('헤어 컨설팅')
})

test('[ENT-01] a survey keeps whether and how often somebody had a consulting before', async () => {
  const app = await openApp()
  const member = await givenMember(app)
  const { number: order_number } = await givenOrderIn(app, { member })
  const body = surveyWith({ had_other_consulting: true, other_consulting_count: 3 })
  const params = { order_number }
  replyOf(await app.call(sendMemberSurvey, { params, body }, { as: member, images: [] }))

  expect(replyOf(await app.call(getSurvey, { params }, { as: member }))).toMatchObject({
    had_other_consulting: true,
    other_consulting_count: 3,
  })
})

test('[ENT-01] a question about the product has its author, views and dates', () => {
  expect(Object.keys(listShopFaqs.reply.shape.items.element.shape)).toEqual([
    'id',
    'question',
    'answer',
    'author',
    'views',
    'created_at',
    'updated_at',
  ])
})

test('[ENT-02] every call of the documents answers with and without a trailing slash', async () => {
  const { app } = await openApp()
  const statusOf = async (url: string) => (await app.inject(url)).statusCode

  for (const path of documentedReads) {
    expect(await statusOf(path), path).not.toBe(404)
    expect(await statusOf(`${path}/`), path).toBe(await statusOf(path))
    expect(await statusOf(`/api${path}`), path).toBe(await statusOf(path))
  }
})

test('[ENT-02] lists answer under the documented aliases, and the callback takes its verifier', async () => {
  const { app } = await openApp()
  const list = (await app.inject('/v1/product-inquiries/public?size=5')).json()

  expect(list).toEqual({
    items: [],
    ...{ total: 0, total_count: 0, page: 1, size: 5, page_size: 5, total_pages: 0, pages: 0 },
  })
  expect(finishSocialLogin.body.shape).toHaveProperty('code_verifier')
})

test('[INQ-90] the board says in English what waits and what was answered', async () => {
  const { inquiries } = await loadMessages('en')

  expect(inquiries.statusesOnBoard).toMatchObject({
    PENDING: 'Waiting for Reply',
    COMPLETED: 'Reply Completed',
  })
})

test('[INQ-90] a missing name or mailbox is refused instead of invented; the board needs no product', async () => {
  const app = await openApp()
  const { writer_name: _name, ...nameless } = inquiryOf()
  const { writer_email: _email, ...unreachable } = inquiryOf()
  const { product_type: _product, ...general } = inquiryOf()

  expect(await app.call(createInquiry, { body: nameless })).toMatchObject({ status: 422 })
  expect(await app.call(createInquiry, { body: unreachable })).toMatchObject({ status: 422 })
  expect(await app.call(createInquiry, { body: general })).toMatchObject({ status: 201 })
})

const documentedReads = [
  '/v1/content/banners',
  '/v1/content/faqs',
  '/v1/content/contents',
  '/v1/product-inquiries/public',
  '/v1/product-inquiries/me',
  '/v1/shop-faqs',
  '/v1/promotions/my-coupons',
  '/v1/orders/user/me',
  '/v1/orders/guest/search',
  '/v1/orders/by-number/GY0000000000',
  '/v1/users/me',
  '/v1/meitu-report',
  '/v1/notifications',
]

import { adminBanners, adminContents, adminFaqs, adminShopFaqs } from '#contract/admin-content.ts'
import { removeInquiry } from '#contract/admin-inquiries.ts'
import { adminPolicies } from '#contract/admin-policies.ts'
import { adminCoupons, adminPromotions } from '#contract/admin-promotions.ts'
import { removeReview } from '#contract/admin-reviews.ts'
import { adminTextBlocks } from '#contract/admin-text-blocks.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { askForPhoto } from '#contract/photo-requests.ts'
import { saveReportDraft } from '#contract/reports.ts'
import { sendEmailCode } from '#contract/sign-up.ts'
import { hashPassword } from '#server/accounts/index.ts'
import { notify } from '#server/notifications/index.ts'
import { moneyWrites } from './admin-money-writes.ts'
import type { AdminWrite } from './admin-write.ts'
import { replyOf, type TestApp } from './app.ts'
import { DAY_MS } from './clock.ts'
import { type GivenMember, givenConsultant, givenMember } from './given.ts'
import { codeSentTo, PASSWORD } from './given-accounts.ts'
import { givenBooking } from './given-bookings.ts'
import { givenInquiry } from './given-inquiries.ts'
import { orderPlacedNotice } from './given-notifications.ts'
import { givenRetiredProduct, productIdOf } from './given-products.ts'
import { givenOrderToWrite, reportWith } from './given-reports.ts'
import { givenReview } from './given-reviews.ts'
import { givenPhoto } from './pictures.ts'

type Make = (app: TestApp, as: GivenMember) => Promise<AdminWrite>

const withId = (id: string, body?: object): AdminWrite => ({
  params: { id },
  ...(body && { body }),
})

const make = async (app: TestApp, as: GivenMember, create: Endpoint, body: object) =>
  (replyOf(await app.call(create, { body } as never, { as })) as { id: string }).id

/** Create, change and delete of a kind of content, each on a new item. */
const createdContentWrites = (
  path: string,
  create: Endpoint,
  body: (app: TestApp) => object,
  change: (app: TestApp) => object = body,
): Record<string, Make> => {
  const made = (app: TestApp, as: GivenMember) => make(app, as, create, body(app))
  return {
    [`POST ${path}`]: async (app) => ({ body: body(app) }),
    [`PUT ${path}/:id`]: async (app, as) => withId(await made(app, as), change(app)),
    [`DELETE ${path}/:id`]: async (app, as) => withId(await made(app, as)),
  }
}

/** The writes of an ordered kind of content, including reordering. */
const orderedContentWrites = (
  path: string,
  { create, remove }: { readonly create: Endpoint; readonly remove: Endpoint },
  body: () => object,
): Record<string, Make> => ({
  ...createdContentWrites(path, create, body),
  [`POST ${path}/:id/restore`]: async (app, as) => {
    const id = await make(app, as, create, body())
    await app.call(remove, withId(id) as never, { as })
    return withId(id)
  },
  [`PUT ${path}/order`]: async (app, as) => {
    const first = await make(app, as, create, body())
    return { body: { ids: [await make(app, as, create, body()), first] } }
  },
})

let counter = 0
const discount = () => ({
  code: `WRITE-${++counter}`,
  name: '봄 할인',
  discount_type: 'FIXED',
  discount_value: 5_000,
  start_date: '2026-01-01',
})
const question = () => ({ question: '얼마나 걸리나요?', answer: '<p>사흘이에요.</p>' })

/** Every call by which administrators change something, prepared to succeed. */
export const adminWrites: Readonly<Record<string, Make>> = {
  ...moneyWrites,
  ...orderedContentWrites('/v1/admin/banners', adminBanners, () => ({
    type: '이미지',
    image_url: '/media/banner.webp',
  })),
  ...orderedContentWrites('/v1/admin/contents', adminContents, () => ({ title: '여름 앞머리' })),
  ...orderedContentWrites('/v1/admin/text-blocks', adminTextBlocks, () => ({
    use: 'ANSWER',
    title: '가르마',
    text: '왼쪽이 좋아요.',
  })),
  ...orderedContentWrites('/v1/admin/faqs', adminFaqs, question),
  ...orderedContentWrites('/v1/admin/shop-faqs', adminShopFaqs, question),
  ...createdContentWrites('/v1/admin/coupons', adminCoupons.create, discount),
  ...createdContentWrites('/v1/admin/promotions', adminPromotions.create, discount),
  ...createdContentWrites(
    '/v1/admin/policies',
    adminPolicies.create,
    ({ clock }) => ({
      kind: 'terms',
      html: '<p>제1조</p>',
      effective_at: new Date(clock.now().getTime() + DAY_MS),
    }),
    () => ({ html: '<p>제2조</p>' }),
  ),
  'POST /v1/admin/products': async () => ({
    body: { consulting_type: 'HAIR_CONSULTING', name: '헤어', price: 100_000 },
  }),
  'PUT /v1/admin/products/:id': async ({ db }) =>
    withId(await productIdOf(db), { summary: '머리 상담' }),
  'PUT /v1/admin/products/order': async ({ db }) => ({ body: { ids: [await productIdOf(db)] } }),
  'DELETE /v1/admin/products/:id': async ({ db, clock }) =>
    withId(await givenRetiredProduct(db, clock.now())),
  'POST /v1/admin/media': async () => ({ file: await givenPhoto() }),
  'PUT /v1/admin/opening/:item': async () => ({
    params: { item: 'prices' },
    body: { is_done: true },
  }),
  'PUT /v1/admin/settings': async () => ({ body: { earn_percent: 2 } }),
  'PUT /v1/admin/booking-hours': async () => ({
    body: {
      weekly: [{ weekday: 4, opens_at: '10:00', closes_at: '12:00' }],
      slot_minutes: 30,
      places: 3,
    },
  }),
  'PATCH /v1/admin/bookings/:id': async (app) =>
    withId((await givenBooking(app)).booking.id, { meeting_url: 'https://meet.example.com/1' }),
  'POST /v1/admin/coupons/:id/issue': async (app, as) => {
    const { id } = replyOf(
      await app.call(adminCoupons.create, { body: discount() as never }, { as }),
    )
    return withId(id, { recipients: null })
  },
  'POST /v1/admin/members/:id/coupons': async (app, as) => {
    const { id } = replyOf(
      await app.call(adminCoupons.create, { body: discount() as never }, { as }),
    )
    return withId((await givenMember(app)).id, { coupon_id: id })
  },
  'PATCH /v1/admin/members/:id': async (app) =>
    withId((await givenMember(app)).id, { is_active: false }),
  'POST /v1/admin/members/:id/reset-second-factor': async (app) => {
    const { id } = await givenMember(app)
    await app.db
      .insertInto('passkeys')
      .values({
        member_id: id,
        credential_id: id,
        public_key: '',
        counter: 0,
        name: '',
        created_at: app.clock.now(),
      })
      .execute()
    return withId(id, { reason: '전화를 잃어버림' })
  },
  'DELETE /v1/admin/members/:id/sessions': async (app) => withId((await givenMember(app)).id),
  'POST /v1/admin/members/:id/points': async (app) =>
    withId((await givenMember(app)).id, { amount: 500, reason: '감사해요' }),
  'PUT /v1/admin/my-email': async (app, { id }) => {
    const email = `moved${++counter}@example.com`
    const password_hash = await hashPassword(PASSWORD)
    await app.db.updateTable('members').set({ password_hash }).where('id', '=', id).execute()
    replyOf(await app.call(sendEmailCode, { body: { email } }))
    return { body: { email, code: await codeSentTo(app, email), password: PASSWORD } }
  },
  'PUT /v1/admin/my-notifications': async () => ({ body: { summary_hour: 18 } }),
  'POST /v1/admin/my-notifications/test': async () => ({}),
  'POST /v1/admin/outbox/:id/resend': async (app) => {
    const to = `outbox${++counter}@example.com`
    await notify(app.db, orderPlacedNotice(to), app.clock.now())
    const messages = app.db.selectFrom('messages').select('id').where('recipient', '=', to)
    return withId((await messages.executeTakeFirstOrThrow()).id)
  },
  'PATCH /v1/admin/product-inquiries/:id': async (app) =>
    withId((await givenInquiry(app)).id, { status: 'CLOSED' }),
  'POST /v1/admin/product-inquiries/:id/answer': async (app) =>
    withId((await givenInquiry(app)).id, { content: '사흘 안에 보내 드려요.' }),
  'POST /v1/admin/product-inquiries/:id/remove': async (app) =>
    withId((await givenInquiry(app)).id, { kind: 'ADVERTISING' }),
  'POST /v1/admin/product-inquiries/:id/restore': async (app, as) => {
    const { id } = await givenInquiry(app)
    await app.call(removeInquiry, { params: { id }, body: { kind: 'ABUSE' } }, { as })
    return withId(id)
  },
  'POST /v1/admin/reviews/:id/remove': async (app) =>
    withId((await givenReview(app)).review.id, { kind: 'ADVERTISING' }),
  'POST /v1/admin/reviews/:id/restore': async (app, as) => {
    const { id } = (await givenReview(app)).review
    await app.call(removeReview, { params: { id }, body: { kind: 'ABUSE' } }, { as })
    return withId(id)
  },
  'PATCH /v1/admin/reviews/:id': async (app) =>
    withId((await givenReview(app)).review.id, { is_featured: true }),
  'PUT /v1/admin/orders/:order_number/consultant': async (app) => ({
    params: (await givenOrderToWrite(app)).params,
    body: { consultant_id: (await givenConsultant(app)).id },
  }),
  'POST /v1/admin/orders/:order_number/photos': async (app) => ({
    params: (await givenOrderToWrite(app)).params,
    body: { name: 'front', replaces: null, source: 'EMAIL', customer_agreed: true },
    file: await givenPhoto(),
  }),
  'POST /v1/admin/orders/:order_number/photo-requests': async (app) => ({
    params: (await givenOrderToWrite(app)).params,
    body: { photo_id: null, name: 'side', reason: 'MISSING' },
  }),
  'DELETE /v1/admin/orders/:order_number/photo-requests/:id': async (app) => {
    const { params, admin } = await givenOrderToWrite(app)
    const body = { photo_id: null, name: 'side', reason: 'MISSING' } as const
    const { request } = replyOf(await app.call(askForPhoto, { params, body }, { as: admin }))
    return { params: { ...params, id: request.id } }
  },
  'PUT /v1/admin/reports/:order_number': async (app) => ({
    params: (await givenOrderToWrite(app)).params,
    body: reportWith(),
  }),
  'POST /v1/admin/reports/:order_number/publish': async (app) => {
    const { params, admin } = await givenOrderToWrite(app)
    replyOf(await app.call(saveReportDraft, { params, body: reportWith() }, { as: admin }))
    return { params }
  },
}

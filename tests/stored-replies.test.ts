import { expect, test } from 'vitest'
import { withdraw } from '#contract/accounts.ts'
import { receiveDeposit } from '#contract/admin-orders.ts'
import { bookConsultation } from '#contract/bookings.ts'
import { createInquiry } from '#contract/inquiries.ts'
import { placeGuestOrder, placeMemberOrder } from '#contract/orders.ts'
import { confirmPayment } from '#contract/payment-flow.ts'
import { answerPhotoRequest, askForPhoto } from '#contract/photo-requests.ts'
import { askAboutReport } from '#contract/report-questions.ts'
import { writeReview } from '#contract/reviews.ts'
import { login } from '#contract/sign-in.ts'
import { sendGuestSurvey, sendMemberSurvey } from '#contract/surveys.ts'
import { allRoutes } from '#server/routes.ts'
import { type CallOptions, replyOf, startApp, type TestApp } from './support/app.ts'
import { type GivenMember, givenAdmin, givenMember } from './support/given.ts'
import { givenSignedUp, PASSWORD } from './support/given-accounts.ts'
import { bookingOf, givenReportOrder } from './support/given-bookings.ts'
import { inquiryOf } from './support/given-inquiries.ts'
import { givenMemberOrder, orderWith } from './support/given-orders.ts'
import { givenOrderToWrite, givenPublishedReport } from './support/given-reports.ts'
import { givenCompletedOrder, reviewOf } from './support/given-reviews.ts'
import { givenOrderIn, surveyWith } from './support/given-surveys.ts'
import { startAppWithToss } from './support/given-toss.ts'
import { givenPhoto } from './support/pictures.ts'

/** Stored replies of every call with an idempotency key: only their caller gets them. */

const idempotencyKey = 'one-key'
type Send = (options: CallOptions) => Promise<{ status: number }>

/** Prepares each call with a key as a member. */
const calls: Record<string, (app: TestApp, owner: GivenMember) => Promise<Send>> = {
  [placeMemberOrder.path]: async (app) => (options) =>
    app.call(placeMemberOrder, { body: orderWith() }, options),
  [placeGuestOrder.path]: async (app) => (options) =>
    app.call(placeGuestOrder, { body: orderWith() }, options),
  [createInquiry.path]: async (app) => (options) =>
    app.call(createInquiry, { body: inquiryOf() }, options),
  [writeReview.path]: async (app, owner) => {
    const body = reviewOf(await givenCompletedOrder(app, owner))
    return (options) => app.call(writeReview, { body }, { ...options, images: [] })
  },
  [bookConsultation.path]: async (app, member) => {
    const body = bookingOf((await givenReportOrder(app, { member })).number)
    return (options) => app.call(bookConsultation, { body }, options)
  },
  [sendMemberSurvey.path]: async (app, member) => {
    const params = { order_number: (await givenOrderIn(app, { member })).number }
    return (options) =>
      app.call(sendMemberSurvey, { params, body: surveyWith() }, { ...options, images: [] })
  },
  [sendGuestSurvey.path]: async (app) => {
    const { number: order_number, proof } = await givenOrderIn(app)
    const body = { ...surveyWith(), ...proof }
    return (options) =>
      app.call(sendGuestSurvey, { params: { order_number }, body }, { ...options, images: [] })
  },
  [answerPhotoRequest.path]: async (app, member) => {
    const { params, admin } = await givenOrderToWrite(app, { member })
    const asked = { photo_id: null, name: 'side', reason: 'MISSING' } as const
    const { request } = replyOf(await app.call(askForPhoto, { params, body: asked }, { as: admin }))
    const images = [await givenPhoto()]
    const input = { params: { ...params, id: request.id } }
    return (options) => app.call(answerPhotoRequest, input, { ...options, images })
  },
  [askAboutReport.path]: async (app, member) => {
    const { params } = await givenPublishedReport(app, { member })
    const body = { part: 'bestHair', content: '더 짧게 잘라도 될까요?' }
    return (options) => app.call(askAboutReport, { params, body }, options)
  },
  [receiveDeposit.path]: async (app, member) => {
    const { order_number } = await givenMemberOrder(app, member)
    const input = { params: { order_number }, body: { amount: 1_000, depositor: '김하나' } }
    return (options) => app.call(receiveDeposit, input, options)
  },
}

const repeatable = (app: TestApp) =>
  allRoutes(app.deps)
    .filter(({ endpoint }) => endpoint.idempotency)
    .map(({ endpoint }) => endpoint.path)
    .sort()

test('tests every call with an idempotency key', async () => {
  const app = await startApp()

  expect([...Object.keys(calls), confirmPayment.path].sort()).toEqual(repeatable(app))
})

test.each(Object.entries(calls))(
  '[SEC-01] another caller does not get the stored reply: %s',
  async (path, given) => {
    const app = await startApp()
    const people = () => (path === receiveDeposit.path ? givenAdmin(app) : givenMember(app))
    const [owner, stranger] = [await people(), await people()]
    const send = await given(app, owner)
    const first = await send({ as: owner, idempotencyKey })
    expect(first).toMatchObject({ ok: true })

    const answer = await send({ as: stranger, idempotencyKey })

    expect(answer).toMatchObject({
      ok: false,
      refusal: { code: expect.stringMatching(/^(IDEMPOTENCY_KEY_REUSED|ORDER_NOT_FOUND)$/) },
    })
    const { reply } = first as unknown as { reply: unknown }
    expect(await send({ as: owner, idempotencyKey })).toMatchObject({ ok: true, reply })
  },
)

test('[SEC-01] another caller does not get the stored reply about a payment', async () => {
  const app = await startAppWithToss()
  const [owner, stranger] = [await givenMember(app), await givenMember(app)]
  const { order_number } = await givenMemberOrder(app, owner, { payment_method: 'card' })
  const { paymentKey } = app.toss.payments.authorise({ orderId: order_number, amount: 100_000 })
  const body = { order_number, payment_key: paymentKey, amount: 100_000 }
  replyOf(await app.call(confirmPayment, { body }, { as: owner, idempotencyKey }))

  const answer = await app.call(confirmPayment, { body }, { as: stranger, idempotencyKey })

  expect(answer).toMatchObject({ refusal: { code: 'ORDER_NOT_FOUND' } })
})

test('[WDR-01] deletes stored replies about a guest order with the member it joined, and no others', async () => {
  const app = await startApp()
  await app.call(placeGuestOrder, { body: orderWith() }, { idempotencyKey })
  const others = orderWith({ guest_name: '박두리', guest_email: 'duri@example.com' })
  await app.call(placeGuestOrder, { body: others }, { idempotencyKey: 'of-another-guest' })
  const { user_id } = await givenSignedUp(app)
  const { access_token: token } = replyOf(
    await app.call(login, { body: { user_id, password: PASSWORD } }),
  )

  replyOf(await app.call(withdraw, {}, { as: { token } }))

  const stored = await app.db.selectFrom('idempotency_keys').select('key').execute()
  expect(stored).toEqual([{ key: 'of-another-guest' }])
})

import { bookConsultation } from '#contract/bookings.ts'
import type { Answer } from './access-rules.ts'
import { replyOf, type TestApp } from './app.ts'
import type { GivenMember } from './given.ts'
import { bookingOf } from './given-bookings.ts'
import { givenInquiry, inquiryOf } from './given-inquiries.ts'
import { givenReview } from './given-reviews.ts'
import { givenSaved } from './given-saved.ts'
import { surveyWith } from './given-surveys.ts'

/** A thing of somebody's, ready for any call; a guest's comes with its token. */
export interface Thing {
  readonly app: TestApp
  readonly order: string
  readonly report: string
  readonly token: string
  readonly startsAt: string
  readonly owner: GivenMember | null
}

export interface Call {
  readonly url: string
  readonly body?: object
  readonly multipart?: object
}

interface Owned {
  /** `proof` is the guest's token, where the call takes one. */
  readonly call: (thing: Thing, proof: string | undefined) => Call | Promise<Call>
  readonly administrator: Answer
  /** Whether guests own such things. */
  readonly forGuests?: boolean
}

const withQuery = (url: string, name: string, value: string | undefined) =>
  value === undefined ? url : `${url}?${name}=${value}`

const giving =
  (path: (thing: Thing) => string, name = 'guest_token') =>
  (thing: Thing, proof?: string) => ({
    url: withQuery(path(thing), name, proof),
  })
const refundAccount = { bank: '우리은행', account_number: '1002-345-678901', holder: '김하나' }

/** What belongs to somebody, and who comes in to it besides its owner. */
export const owned: Readonly<Record<string, Owned>> = {
  'GET /v1/orders/by-number/:order_number': {
    call: giving(({ order }) => `/v1/orders/by-number/${order}`),
    administrator: 'in',
    forGuests: true,
  },
  'GET /v1/orders/:order_number/refund-quote': {
    call: giving(({ order }) => `/v1/orders/${order}/refund-quote`),
    administrator: 'in',
    forGuests: true,
  },
  'POST /v1/orders/:order_number/cancel': {
    call: ({ order }, guest_token) => ({
      url: `/v1/orders/${order}/cancel`,
      body: { reason: '일정이 바뀌었어요', refund_account: refundAccount, guest_token },
    }),
    administrator: 'in',
    forGuests: true,
  },
  'PUT /v1/orders/:order_number/cash-receipt': {
    call: ({ order }, guest_token) => ({
      url: withQuery(`/v1/orders/${order}/cash-receipt`, 'guest_token', guest_token),
      body: { purpose: 'INCOME_DEDUCTION', number: '010-1234-5678' },
    }),
    administrator: 'in',
    forGuests: true,
  },
  'PUT /v1/orders/:order_number/refund/account': {
    call: ({ order }, guest_token) => ({
      url: withQuery(`/v1/orders/${order}/refund/account`, 'guest_token', guest_token),
      body: { refund_account: refundAccount },
    }),
    administrator: 'in',
    forGuests: true,
  },
  'POST /v1/orders/:order_number/complete': {
    call: giving(({ order }) => `/v1/orders/${order}/complete`),
    administrator: 'in',
    forGuests: true,
  },
  'POST /v1/payments/attempts': {
    call: ({ order }, guest_token) => ({
      url: '/v1/payments/attempts',
      body: { order_number: order, guest_token },
    }),
    administrator: 'in',
    forGuests: true,
  },
  'POST /v1/payments/confirm': {
    call: ({ order }, guest_token) => ({
      url: '/v1/payments/confirm',
      body: { order_number: order, guest_token, payment_key: 'tgen_1', amount: 100_000 },
    }),
    administrator: 'in',
    forGuests: true,
  },
  'GET /v1/payments/by-order/:order_number': {
    call: giving(({ order }) => `/v1/payments/by-order/${order}`),
    administrator: 'in',
    forGuests: true,
  },
  'POST /v1/payments/method': {
    call: ({ order }, guest_token) => ({
      url: '/v1/payments/method',
      body: { order_number: order, guest_token, payment_method: 'bank_transfer' },
    }),
    administrator: 'in',
    forGuests: true,
  },
  'GET /v1/surveys/:order_number': {
    call: giving(({ order }) => `/v1/surveys/${order}`),
    administrator: 'in',
    forGuests: true,
  },
  'POST /v1/surveys/member/:order_number': {
    call: ({ order }) => ({ url: `/v1/surveys/member/${order}`, multipart: surveyWith() }),
    administrator: 404,
  },
  'GET /v1/meitu-report/:id': {
    call: giving(({ report }) => `/v1/meitu-report/${report}`, 'token'),
    administrator: 'in',
    forGuests: true,
  },
  'GET /v1/meitu-report/:id.pdf': {
    call: giving(({ report }) => `/v1/meitu-report/${report}.pdf`, 'token'),
    administrator: 'in',
    forGuests: true,
  },
  'POST /v1/bookings': {
    call: ({ order, startsAt }, guest_token) => ({
      url: '/v1/bookings',
      body: bookingOf(order, { starts_at: startsAt, guest_token }),
    }),
    administrator: 'in',
    forGuests: true,
  },
  'DELETE /v1/bookings/:id': {
    call: async (thing, proof) => ({
      url: withQuery(`/v1/bookings/${await bookingFor(thing)}`, 'token', proof),
    }),
    administrator: 'in',
    forGuests: true,
  },
  'GET /v1/bookings/:id.ics': {
    call: async (thing, proof) => ({
      url: withQuery(`/v1/bookings/${await bookingFor(thing)}.ics`, 'token', proof),
    }),
    administrator: 'in',
    forGuests: true,
  },
  'GET /v1/product-inquiries/me/:id': {
    call: async ({ app, owner }) => {
      const { id } = await givenInquiry(app, inquiryOf(), { as: owner! })
      return { url: `/v1/product-inquiries/me/${id}` }
    },
    administrator: 404,
  },
  'PUT /v1/reviews/:id': {
    call: async ({ app, owner }) => {
      const { review } = await givenReview(app, {}, [], owner!)
      return { url: `/v1/reviews/${review.id}`, body: { rating: 4, title: '제목', text: '글' } }
    },
    administrator: 404,
  },
  'DELETE /v1/reviews/:id': {
    call: async ({ app, owner }) => {
      const { review } = await givenReview(app, {}, [], owner!)
      return { url: `/v1/reviews/${review.id}` }
    },
    administrator: 404,
  },
  'DELETE /v1/wishlist/:id': {
    call: async ({ app, owner }) => ({
      url: `/v1/wishlist/${(await givenSaved(app, owner!, 'wishlist')).id}`,
    }),
    administrator: 404,
  },
  'DELETE /v1/cart/:id': {
    call: async ({ app, owner }) => ({
      url: `/v1/cart/${(await givenSaved(app, owner!, 'cart')).id}`,
    }),
    administrator: 404,
  },
}

/** The booking of a thing, made by its owner when it is first asked for. */
const bookings = new Map<Thing, Promise<string>>()
function bookingFor(thing: Thing): Promise<string> {
  const known = bookings.get(thing)
  if (known) return known
  const body = bookingOf(thing.order, { starts_at: thing.startsAt, guest_token: thing.token })
  const made = thing.app.call(bookConsultation, { body }).then((called) => replyOf(called).id)
  bookings.set(thing, made)
  return made
}

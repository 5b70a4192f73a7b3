import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookConsultation, listSlots } from '#contract/bookings.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { publishReport, saveReportDraft } from '#contract/reports.ts'
import { sendGuestSurvey } from '#contract/surveys.ts'
import { issueGuestToken } from '#server/orders/index.ts'
import { allRoutes } from '#server/routes.ts'
import { type Answer, rules } from './support/access-rules.ts'
import { openApp, replyOf, type TestApp } from './support/app.ts'
import { type GivenMember, givenAdmin, givenMember } from './support/given.ts'
import { bookingOf } from './support/given-bookings.ts'
import { givenInquiry, inquiryOf } from './support/given-inquiries.ts'
import {
  givenDeposit,
  givenGuestOrder,
  givenMemberOrder,
  orderRow,
} from './support/given-orders.ts'
import { sheetWith } from './support/given-reports.ts'
import { givenReview } from './support/given-reviews.ts'
import { givenSaved } from './support/given-saved.ts'
import { surveyWith } from './support/given-surveys.ts'
import { multipartBody } from './support/multipart-body.ts'

/**
 * Every call of the server × everybody who may try it. What belongs to nobody in particular has a
 * line in `rules`; what belongs to somebody has one in `owned`. A call without a line fails.
 */

/** A thing of somebody's, ready for any call; a guest's comes with its token. */
interface Thing {
  readonly order: string
  readonly report: string
  readonly token: string
  readonly startsAt: string
  readonly owner: GivenMember | null
}

interface Call {
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

const owned: Readonly<Record<string, Owned>> = {
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
    call: async ({ owner }) => {
      const { id } = await givenInquiry(app, inquiryOf(), { as: owner! })
      return { url: `/v1/product-inquiries/me/${id}` }
    },
    administrator: 404,
  },
  'PUT /v1/reviews/:id': {
    call: async ({ owner }) => {
      const { review } = await givenReview(app, {}, [], owner!)
      return { url: `/v1/reviews/${review.id}`, body: { rating: 4, title: '제목', text: '글' } }
    },
    administrator: 404,
  },
  'DELETE /v1/reviews/:id': {
    call: async ({ owner }) => {
      const { review } = await givenReview(app, {}, [], owner!)
      return { url: `/v1/reviews/${review.id}` }
    },
    administrator: 404,
  },
  'DELETE /v1/wishlist/:id': {
    call: async ({ owner }) => ({
      url: `/v1/wishlist/${(await givenSaved(app, owner!, 'wishlist')).id}`,
    }),
    administrator: 404,
  },
  'DELETE /v1/cart/:id': {
    call: async ({ owner }) => ({ url: `/v1/cart/${(await givenSaved(app, owner!, 'cart')).id}` }),
    administrator: 404,
  },
}

/** The booking of a thing, made by its owner when it is first asked for. */
const bookings = new Map<Thing, Promise<string>>()
function bookingFor(thing: Thing): Promise<string> {
  const known = bookings.get(thing)
  if (known) return known
  const body = bookingOf(thing.order, { starts_at: thing.startsAt, guest_token: thing.token })
  const made = app.call(bookConsultation, { body }).then((called) => replyOf(called).id)
  bookings.set(thing, made)
  return made
}

let app: TestApp
let stranger: GivenMember
let administrator: GivenMember

beforeAll(async () => {
  app = await openApp({ rateLimits: false })
  stranger = await givenMember(app, { name: '남' })
  administrator = await givenAdmin(app)
})
afterAll(() => app.close())

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

test('[SEC-01] every call of the server has a line here, and every line a call', () => {
  const served = allRoutes(app.deps).map(({ endpoint }) => nameOf(endpoint))
  expect([...Object.keys(rules), ...Object.keys(owned)].sort()).toEqual(served.sort())
})

describe('[SEC-01] what belongs to nobody in particular', () => {
  test.each(Object.entries(rules))('%s', async (name, rule) => {
    const [method = '', path = ''] = name.split(' ')
    const url = path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')
    // Somebody new for each call: one of them ends the session.
    const callers = [
      ['nobody', undefined],
      ['member', await givenMember(app)],
      ['administrator', await givenAdmin(app)],
    ] as const
    for (const [who, as] of callers) {
      expect({ who, ...(await answerTo(method, { url }, as)) }).toEqual({ who, is: rule[who] })
    }
  })
})

describe('[SEC-01] what is somebody’s', () => {
  test.each(Object.entries(owned))('%s', async (name, { call, ...expected }) => {
    const [method = ''] = name.split(' ')
    const answer = async (thing: Thing, as?: GivenMember, proof?: string) =>
      (await answerTo(method, await call(thing, proof), as)).is
    const first = await givenThing(await givenMember(app))
    expect({ nobody: await answer(first) }).toEqual({ nobody: 401 })
    expect({ stranger: await answer(first, stranger) }).toEqual({ stranger: 404 })
    expect({ owner: await answer(first, first.owner!) }).toEqual({ owner: 'in' })
    const second = await givenThing(await givenMember(app))
    expect({ administrator: await answer(second, administrator) }).toEqual({
      administrator: expected.administrator,
    })
    if (!expected.forGuests) return

    const guests = await givenThing(null)
    expect({ withoutProof: await answer(guests) }).toEqual({ withoutProof: 401 })
    expect({ anothersProof: await answer(guests, undefined, second.token) }).toEqual({
      anothersProof: 404,
    })
    expect({ stranger: await answer(guests, stranger) }).toEqual({ stranger: 404 })
    expect({ withProof: await answer(guests, undefined, guests.token) }).toEqual({
      withProof: 'in',
    })
  })
})

/** Whether a caller came in. Fails where the server itself does. */
async function answerTo(method: string, { url, body, multipart }: Call, as?: GivenMember) {
  const sent = multipart && (await multipartBody(multipart, []))
  const response = await app.app.inject({
    method: method as 'GET',
    url,
    headers: { ...sent?.headers, ...(as && { authorization: `Bearer ${as.token}` }) },
    ...(sent && { payload: sent.payload }),
    ...(body && { payload: body }),
  })
  const { statusCode } = response
  expect(statusCode, response.body).toBeLessThan(500)
  const isKeptOut = statusCode === 401 || statusCode === 403
  const isNotThere = statusCode === 404 && !url.includes(NOWHERE)
  return { is: isKeptOut || isNotThere ? statusCode : 'in' }
}
const NOWHERE = '00000000-0000-4000-8000-000000000000'

let slot = 0
/** An order whose way is gone up to the published sheet: a member's, or a guest's. */
async function givenThing(owner: GivenMember | null): Promise<Thing> {
  const { order_number: order } = owner
    ? await givenMemberOrder(app, owner)
    : await givenGuestOrder(app)
  await givenDeposit(app, order)
  const params = { order_number: order }
  const { id, contact_email: email, contact_phone: phone } = await orderRow(app, order)
  replyOf(await app.call(sendGuestSurvey, { params, body: { ...surveyWith(), email, phone } }))
  const as = await givenAdmin(app)
  replyOf(await app.call(saveReportDraft, { params, body: sheetWith() }, { as }))
  const { report_id } = replyOf(await app.call(publishReport, { params }, { as }))
  const { items } = replyOf(
    await app.call(listSlots, { query: { from: '2026-11-05', to: '2026-11-25' } }),
  )
  slot += 1
  return {
    order,
    report: report_id!,
    token: await issueGuestToken(app.db, id, app.clock.now()),
    startsAt: items[slot]!.starts_at,
    owner,
  }
}

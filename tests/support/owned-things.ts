import { randomUUID } from 'node:crypto'
import { bookConsultation } from '#contract/bookings.ts'
import { sendGuestCode } from '#contract/guest-orders.ts'
import { photoLink } from '#server/surveys/photo-links.ts'
import type { Answer, Rule, Without } from './access-rules.ts'
import { replyOf, type TestApp } from './app.ts'
import type { GivenMember } from './given.ts'
import { codeSentTo } from './given-accounts.ts'
import { bookingOf } from './given-bookings.ts'
import { givenInquiry, inquiryOf, lockedOf } from './given-inquiries.ts'
import { signedInAgain } from './given-orders.ts'
import { givenCompletedOrder, givenReview, reviewOf } from './given-reviews.ts'
import { givenSaved } from './given-saved.ts'
import { surveyWith } from './given-surveys.ts'

/** What whoever ordered knows: the token of the mails, how they can be reached, an inquiry's password. */
export interface Proof {
  readonly order: string
  readonly token: string
  readonly email: string
  readonly phone: string
  readonly password: string
}

/** A thing of somebody's, ready for any call. */
export interface Thing {
  readonly app: TestApp
  readonly order: string
  readonly report: string
  readonly proof: Proof
  readonly startsAt: string
  readonly owner: GivenMember | null
}

export interface Call {
  readonly url: string
  readonly body?: object
  readonly multipart?: object
}

interface Owned {
  /** `proof` is what the guest of a thing knows of it, where the call takes some. */
  readonly call: (thing: Thing, proof: Proof | undefined) => Call | Promise<Call>
  readonly expects: Rule
  /** Somebody else's guest proof; as none unless said. */
  readonly anothersProof?: Answer
  /** Whoever comes in without this in the answer has found nothing. */
  readonly shows?: (thing: Thing) => string
}

const onlyMembers: Without = { why: 'guests have no such thing' }

/** Its member's alone. */
const own: Rule = {
  nobody: 401,
  stranger: 404,
  owner: 'in',
  administrator: 404,
  guestWithProof: onlyMembers,
  guestWithoutProof: onlyMembers,
}
/** Its member's or its guest's, and the studio's. */
const ownAndStudio: Rule = {
  nobody: 401,
  stranger: 404,
  owner: 'in',
  administrator: 'in',
  guestWithProof: 'in',
  guestWithoutProof: 401,
}
/** Whoever signs in or has proof is answered theirs: another's, an administrator's too, is not among them. */
const ownedAlone: Rule = { ...ownAndStudio, administrator: 404 }
/** Opens to what is known of the thing, and to nobody, not even its owner, because of who they are. */
const toProof = (keptOut: Answer): Rule => ({
  nobody: keptOut,
  stranger: keptOut,
  owner: keptOut,
  administrator: keptOut,
  guestWithProof: 'in',
  guestWithoutProof: keptOut,
})

const withQuery = (url: string, name: string, value: string | undefined) =>
  value === undefined ? url : `${url}?${name}=${value}`

const giving =
  (path: (thing: Thing) => string, name = 'guest_token') =>
  (thing: Thing, proof?: Proof) => ({
    url: withQuery(path(thing), name, proof?.token),
  })
const refundAccount = { bank: '우리은행', account_number: '1002-345-678901', holder: '김하나' }

/** What belongs to somebody, and who comes in to it besides its owner. */
export const owned: Readonly<Record<string, Owned>> = {
  'GET /v1/orders/by-number/:order_number': {
    call: giving(({ order }) => `/v1/orders/by-number/${order}`),
    expects: ownAndStudio,
  },
  'GET /v1/orders/:order_number/refund-quote': {
    call: giving(({ order }) => `/v1/orders/${order}/refund-quote`),
    expects: ownAndStudio,
  },
  'POST /v1/orders/:order_number/cancel': {
    call: ({ order }, proof) => ({
      url: `/v1/orders/${order}/cancel`,
      body: {
        reason: '일정이 바뀌었어요',
        refund_account: refundAccount,
        guest_token: proof?.token,
      },
    }),
    expects: ownAndStudio,
  },
  'PUT /v1/orders/:order_number/cash-receipt': {
    call: ({ order }, proof) => ({
      url: withQuery(`/v1/orders/${order}/cash-receipt`, 'guest_token', proof?.token),
      body: { purpose: 'INCOME_DEDUCTION', number: '010-1234-5678' },
    }),
    expects: ownAndStudio,
  },
  'PUT /v1/orders/:order_number/refund/account': {
    call: ({ order }, proof) => ({
      url: withQuery(`/v1/orders/${order}/refund/account`, 'guest_token', proof?.token),
      body: { refund_account: refundAccount },
    }),
    expects: ownAndStudio,
  },
  'POST /v1/orders/:order_number/complete': {
    call: giving(({ order }) => `/v1/orders/${order}/complete`),
    expects: ownAndStudio,
  },
  'POST /v1/payments/attempts': {
    call: ({ order }, proof) => ({
      url: '/v1/payments/attempts',
      body: { order_number: order, guest_token: proof?.token },
    }),
    expects: ownAndStudio,
  },
  'POST /v1/payments/confirm': {
    call: ({ order }, proof) => ({
      url: '/v1/payments/confirm',
      body: {
        order_number: order,
        guest_token: proof?.token,
        payment_key: 'tgen_1',
        amount: 100_000,
      },
    }),
    expects: ownAndStudio,
  },
  'GET /v1/payments/by-order/:order_number': {
    call: giving(({ order }) => `/v1/payments/by-order/${order}`),
    expects: ownAndStudio,
  },
  'POST /v1/payments/method': {
    call: ({ order }, proof) => ({
      url: '/v1/payments/method',
      body: { order_number: order, guest_token: proof?.token, payment_method: 'bank_transfer' },
    }),
    expects: ownAndStudio,
  },
  'GET /v1/surveys/:order_number': {
    call: giving(({ order }) => `/v1/surveys/${order}`),
    expects: ownAndStudio,
  },
  'POST /v1/surveys/member/:order_number': {
    call: ({ order }) => ({ url: `/v1/surveys/member/${order}`, multipart: surveyWith() }),
    expects: own,
  },
  'GET /v1/meitu-report': {
    call: giving(() => '/v1/meitu-report', 'token'),
    expects: ownedAlone,
    shows: ({ report }) => report,
  },
  'GET /v1/meitu-report/:id': {
    call: giving(({ report }) => `/v1/meitu-report/${report}`, 'token'),
    expects: ownAndStudio,
  },
  'GET /v1/meitu-report/:id.pdf': {
    call: giving(({ report }) => `/v1/meitu-report/${report}.pdf`, 'token'),
    expects: ownAndStudio,
  },
  'POST /v1/bookings': {
    call: ({ order, startsAt }, proof) => ({
      url: '/v1/bookings',
      body: bookingOf(order, { starts_at: startsAt, guest_token: proof?.token }),
    }),
    expects: ownAndStudio,
  },
  'DELETE /v1/bookings/:id': {
    call: async (thing, proof) => ({
      url: withQuery(`/v1/bookings/${await bookingFor(thing)}`, 'token', proof?.token),
    }),
    expects: ownAndStudio,
  },
  'GET /v1/bookings/me': {
    call: async (thing, proof) => {
      await bookingFor(thing)
      return { url: withQuery('/v1/bookings/me', 'token', proof?.token) }
    },
    expects: ownedAlone,
    shows: ({ order }) => order,
  },
  'GET /v1/bookings/:id.ics': {
    call: async (thing, proof) => ({
      url: withQuery(`/v1/bookings/${await bookingFor(thing)}.ics`, 'token', proof?.token),
    }),
    expects: ownAndStudio,
  },
  'GET /v1/orders/guest/search': {
    call: (_thing, { email, phone } = nobodys) => ({
      url: `/v1/orders/guest/search?${new URLSearchParams({ email, phone })}`,
    }),
    expects: toProof(404),
    shows: ({ order }) => order,
  },
  'POST /v1/orders/guest/token': {
    call: async ({ app, order }, proof = nobodys) => ({
      url: '/v1/orders/guest/token',
      body: { order_number: order, email: proof.email, code: await codeFor(app, proof) },
    }),
    expects: toProof(400),
  },
  'POST /v1/surveys/guest/:order_number': {
    call: ({ order }, { email, phone } = nobodys) => ({
      url: `/v1/surveys/guest/${order}`,
      multipart: { ...surveyWith(), email, phone },
    }),
    expects: toProof(404),
  },
  'POST /v1/product-inquiries/guest/:id': {
    call: async ({ app, proof: its }, { password } = nobodys) => {
      const { id } = await givenInquiry(app, lockedOf({ writer_password: its.password }))
      return { url: `/v1/product-inquiries/guest/${id}`, body: { password } }
    },
    expects: toProof(403),
  },
  'GET /v1/photos/:id': {
    call: async ({ app, order }, { order: known } = nobodys) => {
      const { secret, now } = app.deps
      const link = photoLink(secret, await photoOf(app, known), 'full', now())
      const [, signature] = link.split('?')
      return { url: `/v1/photos/${await photoOf(app, order)}?${signature}` }
    },
    expects: toProof(404),
  },
  'GET /v1/product-inquiries/me/:id': {
    call: async ({ app, owner }) => {
      const { id } = await givenInquiry(app, inquiryOf(), { as: owner! })
      return { url: `/v1/product-inquiries/me/${id}` }
    },
    expects: own,
  },
  'POST /v1/reviews': {
    call: async ({ app, owner }) => ({
      url: '/v1/reviews',
      multipart: reviewOf(await givenCompletedOrder(app, owner!)),
    }),
    expects: own,
  },
  'PUT /v1/reviews/:id': {
    call: async ({ app, owner }) => {
      const { review } = await givenReview(app, {}, [], owner!)
      return { url: `/v1/reviews/${review.id}`, body: { rating: 4, title: '제목', text: '글' } }
    },
    expects: own,
  },
  'DELETE /v1/reviews/:id': {
    call: async ({ app, owner }) => {
      const { review } = await givenReview(app, {}, [], owner!)
      return { url: `/v1/reviews/${review.id}` }
    },
    expects: own,
  },
  'DELETE /v1/users/me/sessions/:id': {
    call: async ({ app, owner }) => {
      await signedInAgain(app, owner!)
      const { id } = await app.db
        .selectFrom('sessions')
        .select('id')
        .where('member_id', '=', owner!.id)
        .where('refresh_hash', '!=', `of ${owner!.id}`)
        .executeTakeFirstOrThrow()
      return { url: `/v1/users/me/sessions/${id}` }
    },
    expects: own,
  },
  'DELETE /v1/wishlist/:id': {
    call: async ({ app, owner }) => ({
      url: `/v1/wishlist/${(await givenSaved(app, owner!, 'wishlist')).id}`,
    }),
    expects: own,
  },
  'DELETE /v1/cart/:id': {
    call: async ({ app, owner }) => ({
      url: `/v1/cart/${(await givenSaved(app, owner!, 'cart')).id}`,
    }),
    expects: own,
  },
}

/** The booking of a thing, made by its owner when it is first asked for. */
const bookings = new Map<Thing, Promise<string>>()
function bookingFor(thing: Thing): Promise<string> {
  const known = bookings.get(thing)
  if (known) return known
  const body = bookingOf(thing.order, { starts_at: thing.startsAt, guest_token: thing.proof.token })
  const made = thing.app.call(bookConsultation, { body }).then((called) => replyOf(called).id)
  bookings.set(thing, made)
  return made
}

/** What somebody says who knows nothing of a thing. */
const nobodys: Proof = {
  order: 'NOT-THERE',
  token: 'none',
  email: 'nobody@example.com',
  phone: '01099999999',
  password: '0000',
}

/** The code that comes to the order's address; to nobody none comes. */
async function codeFor(app: TestApp, { order: order_number, email, phone }: Proof) {
  replyOf(await app.call(sendGuestCode, { body: { order_number, email, phone } }))
  return order_number === nobodys.order ? '000000' : codeSentTo(app, email)
}

/** The photo of an order's survey, put there when it is first asked for. */
async function photoOf({ db, deps }: TestApp, order_number: string): Promise<string> {
  const known = await db
    .selectFrom('survey_photos')
    .select('id')
    .where('order_number', '=', order_number)
    .executeTakeFirst()
  if (known) return known.id
  const id = randomUUID()
  if (order_number === nobodys.order) return id
  await deps.storage.put(id, new Uint8Array([0xff, 0xd8]), 'image/jpeg')
  const size = { width: 1, height: 1, bytes: 2 }
  const keys = { storage_key: id, thumbnail_key: id }
  await db
    .insertInto('survey_photos')
    .values({ id, order_number, position: 1, ...keys, ...size })
    .execute()
  return id
}

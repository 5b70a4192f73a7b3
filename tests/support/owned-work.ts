import { askAboutReport } from '#contract/report-questions.ts'
import type { Rule, Without } from './access-rule-kinds.ts'
import { replyOf } from './app.ts'
import { bookingFor } from './owned-bookings.ts'
import { photoRequestOf } from './owned-surveys.ts'
import type { OwnedResources, OwnershipFixture } from './ownership.ts'

const provesNothing: Without = { why: 'it takes no proof: a guest is nobody here' }
/** Read by the owner, viewers and the order's consultant. */
const read: Rule = {
  nobody: 401,
  stranger: 403,
  owner: 403,
  administrator: 'in',
  consultant: 'in',
  otherConsultant: 404,
  viewer: 'in',
  guestWithProof: provesNothing,
  guestWithoutProof: provesNothing,
}
/** Done by the owner and the order's consultant. */
const work: Rule = { ...read, viewer: 403 }

const shows = ({ order }: OwnershipFixture) => order

/** Calls of the back office about an order, and lists that show it. */
export const ownedWork: OwnedResources = {
  'GET /v1/admin/orders': {
    call: ({ order }) => ({ url: `/v1/admin/orders?q=${order}` }),
    expects: read,
    shows,
  },
  'GET /v1/admin/search': {
    call: async (fixture) => {
      await bookingFor(fixture)
      return { url: `/v1/admin/search?q=${fixture.order}` }
    },
    expects: read,
    shows,
  },
  'GET /v1/admin/orders/:order_number': {
    call: ({ order }) => ({ url: `/v1/admin/orders/${order}` }),
    expects: read,
  },
  'PUT /v1/admin/orders/:order_number/due': {
    call: ({ order }) => ({
      url: `/v1/admin/orders/${order}/due`,
      body: { due_on: '2026-12-01', reason: '사진을 다시 받았어요' },
    }),
    expects: work,
  },
  'POST /v1/admin/orders/:order_number/photos': {
    call: ({ order }) => ({
      url: `/v1/admin/orders/${order}/photos`,
      multipart: { name: 'front', replaces: null, source: 'EMAIL', customer_agreed: true },
    }),
    expects: work,
  },
  'POST /v1/admin/orders/:order_number/photo-requests': {
    call: ({ order }) => ({
      url: `/v1/admin/orders/${order}/photo-requests`,
      body: { photo_id: null, name: 'side', reason: 'MISSING' },
    }),
    expects: work,
  },
  'DELETE /v1/admin/orders/:order_number/photo-requests/:id': {
    call: async (fixture) => ({
      url: `/v1/admin/orders/${fixture.order}/photo-requests/${await photoRequestOf(fixture)}`,
    }),
    expects: work,
  },
  'GET /v1/admin/reports/:order_number': {
    call: ({ order }) => ({ url: `/v1/admin/reports/${order}` }),
    expects: read,
  },
  'PUT /v1/admin/reports/:order_number': {
    call: ({ order }) => ({
      url: `/v1/admin/reports/${order}`,
      body: { consulting_type: 'HAIR_CONSULTING', outro: '또 만나요' },
    }),
    expects: work,
  },
  'GET /v1/admin/reports/:order_number/versions/:version': {
    call: ({ order }) => ({ url: `/v1/admin/reports/${order}/versions/1` }),
    expects: read,
  },
  'POST /v1/admin/reports/:order_number/publish': {
    call: ({ order }) => ({ url: `/v1/admin/reports/${order}/publish` }),
    expects: work,
  },
  'GET /v1/admin/bookings': {
    call: async (fixture) => {
      await bookingFor(fixture)
      return { url: '/v1/admin/bookings?from=2026-11-05&to=2026-11-25' }
    },
    expects: read,
    shows,
  },
  'GET /v1/admin/bookings/:id': {
    call: async (fixture) => ({ url: `/v1/admin/bookings/${await bookingFor(fixture)}` }),
    expects: read,
  },
  'PATCH /v1/admin/bookings/:id': {
    call: async (fixture) => ({
      url: `/v1/admin/bookings/${await bookingFor(fixture)}`,
      body: { meeting_url: 'https://meet.example.com/gyeol' },
    }),
    expects: work,
  },
  'GET /v1/admin/product-inquiries': {
    call: async (fixture) => {
      await questionFor(fixture)
      return { url: '/v1/admin/product-inquiries?size=100' }
    },
    expects: read,
    shows,
  },
  'GET /v1/admin/product-inquiries/:id': {
    call: async (fixture) => ({
      url: `/v1/admin/product-inquiries/${await questionFor(fixture)}`,
    }),
    expects: read,
  },
  'POST /v1/admin/product-inquiries/:id/answer': {
    call: async (fixture) => ({
      url: `/v1/admin/product-inquiries/${await questionFor(fixture)}/answer`,
      body: { content: '네, 잘라도 돼요.' },
    }),
    expects: work,
  },
}

/** Asks the question of a fixture about its sheet on first use. */
const questions = new Map<OwnershipFixture, Promise<string>>()
function questionFor(fixture: OwnershipFixture): Promise<string> {
  const known = questions.get(fixture)
  if (known) return known
  const { app, order, proof } = fixture
  const input = {
    params: { order_number: order },
    query: { guest_token: proof.token },
    body: { part: 'bestHair', content: '앞머리를 더 짧게 잘라도 될까요?' },
  }
  const asked = app.call(askAboutReport, input).then((called) => replyOf(called).id)
  questions.set(fixture, asked)
  return asked
}

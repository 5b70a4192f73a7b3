import { randomUUID } from 'node:crypto'
import { signPhotoLink } from '#server/surveys/photo-links.ts'
import type { TestApp } from './app.ts'
import { surveyWith } from './given-surveys.ts'
import {
  allowProofOnly,
  type OwnedResources,
  type OwnershipFixture,
  own,
  ownAndStudio,
  ownedAlone,
  unknownProof,
  withGuestToken,
  withQuery,
} from './ownership.ts'

/** Calls about a customer's survey and its photos. */
export const ownedSurveys: OwnedResources = {
  'GET /v1/surveys/:order_number': {
    call: withGuestToken(({ order }) => `/v1/surveys/${order}`),
    expects: ownAndStudio,
  },
  'GET /v1/surveys/:order_number/photo-record': {
    call: withGuestToken(({ order }) => `/v1/surveys/${order}/photo-record`),
    expects: ownedAlone,
  },
  'PUT /v1/surveys/:order_number': {
    call: ({ order }, proof) => ({
      url: withQuery(`/v1/surveys/${order}`, 'guest_token', proof?.token),
      body: { note: '앞머리가 있어요.', base_revision: 1 },
    }),
    expects: ownedAlone,
  },
  'POST /v1/surveys/:order_number/photos': {
    call: async ({ app, order }, proof) => ({
      url: withQuery(`/v1/surveys/${order}/photos`, 'guest_token', proof?.token),
      multipart: { replaces: await photoOf(app, order) },
    }),
    expects: ownedAlone,
  },
  'PUT /v1/surveys/:order_number/photo-retention': {
    call: ({ order }, proof) => ({
      url: withQuery(`/v1/surveys/${order}/photo-retention`, 'guest_token', proof?.token),
      body: { extra_days: 365 },
    }),
    expects: ownedAlone,
  },
  'DELETE /v1/surveys/:order_number/sensitive-data': {
    call: withGuestToken(({ order }) => `/v1/surveys/${order}/sensitive-data`),
    expects: ownedAlone,
  },
  'POST /v1/surveys/member/:order_number': {
    call: ({ order }) => ({ url: `/v1/surveys/member/${order}`, multipart: surveyWith() }),
    expects: own,
  },
  'POST /v1/surveys/guest/:order_number': {
    call: ({ order }, { email, phone } = unknownProof) => ({
      url: `/v1/surveys/guest/${order}`,
      multipart: { ...surveyWith(), email, phone },
    }),
    expects: allowProofOnly(404),
  },
  'POST /v1/surveys/:order_number/photo-requests/:id/photo': {
    call: async (fixture, proof) => ({
      url: withQuery(
        `/v1/surveys/${fixture.order}/photo-requests/${await photoRequestOf(fixture)}/photo`,
        'guest_token',
        proof?.token,
      ),
      multipart: {},
    }),
    expects: ownedAlone,
  },
  'GET /v1/photos/:id': {
    call: async ({ app, order }, { order: known } = unknownProof) => {
      const { secret, now } = app.deps
      const link = signPhotoLink(secret, await photoOf(app, known), 'full', now())
      const [, signature] = link.split('?')
      return { url: `/v1/photos/${await photoOf(app, order)}?${signature}` }
    },
    expects: allowProofOnly(404),
  },
}

/** Creates a photo of an order's survey on first use. */
async function photoOf({ db, clock, deps }: TestApp, order_number: string): Promise<string> {
  const known = await db
    .selectFrom('survey_photos')
    .select('id')
    .where('order_number', '=', order_number)
    .executeTakeFirst()
  if (known) return known.id
  const id = randomUUID()
  if (order_number === unknownProof.order) return id
  await deps.storage.put(id, new Uint8Array([0xff, 0xd8]), 'image/jpeg')
  const size = { width: 1, height: 1, bytes: 2 }
  const keys = { storage_key: id, thumbnail_key: id }
  await db
    .insertInto('survey_photos')
    .values({ id, order_number, position: 1, added_at: clock.now(), ...keys, ...size })
    .execute()
  return id
}

/** Creates a new request for a photo of an order. */
export async function photoRequestOf({
  app,
  order,
  consultant,
}: OwnershipFixture): Promise<string> {
  const id = randomUUID()
  const asked = { reason: 'MISSING', asked_by: consultant.id, asked_at: app.clock.now() } as const
  await app.db
    .insertInto('photo_requests')
    .values({ id, order_number: order, name: 'side', photo_id: null, words: null, ...asked })
    .execute()
  return id
}

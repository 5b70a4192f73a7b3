import { bookConsultation } from '#contract/bookings.ts'
import { replyOf } from './app.ts'
import { bookingOf } from './given-bookings.ts'
import {
  type OwnedResources,
  type OwnershipFixture,
  ownAndStudio,
  ownedAlone,
  withQuery,
} from './ownership.ts'

/** Calls about a customer's booking. */
export const ownedBookings: OwnedResources = {
  'POST /v1/bookings': {
    call: ({ order, startsAt }, proof) => ({
      url: '/v1/bookings',
      body: bookingOf(order, { starts_at: startsAt, guest_token: proof?.token }),
    }),
    expects: ownAndStudio,
  },
  'DELETE /v1/bookings/:id': {
    call: async (fixture, proof) => ({
      url: withQuery(`/v1/bookings/${await bookingFor(fixture)}`, 'token', proof?.token),
    }),
    expects: ownAndStudio,
  },
  'PATCH /v1/bookings/:id': {
    call: async (fixture, proof) => ({
      url: withQuery(`/v1/bookings/${await bookingFor(fixture)}`, 'token', proof?.token),
      body: { starts_at: fixture.startsAt },
    }),
    expects: ownedAlone,
  },
  'GET /v1/bookings/me': {
    call: async (fixture, proof) => {
      await bookingFor(fixture)
      return { url: withQuery('/v1/bookings/me', 'token', proof?.token) }
    },
    expects: ownedAlone,
    shows: ({ order }) => order,
  },
  'GET /v1/bookings/:id.ics': {
    call: async (fixture, proof) => ({
      url: withQuery(`/v1/bookings/${await bookingFor(fixture)}.ics`, 'token', proof?.token),
    }),
    expects: ownAndStudio,
  },
}

/** Creates the booking of a fixture on first use. */
const bookings = new Map<OwnershipFixture, Promise<string>>()
export function bookingFor(fixture: OwnershipFixture): Promise<string> {
  const known = bookings.get(fixture)
  if (known) return known
  const body = bookingOf(fixture.order, {
    starts_at: fixture.startsAt,
    guest_token: fixture.proof.token,
  })
  const made = fixture.app.call(bookConsultation, { body }).then((called) => replyOf(called).id)
  bookings.set(fixture, made)
  return made
}

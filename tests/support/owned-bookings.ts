import { bookConsultation } from '#contract/bookings.ts'
import { replyOf } from './app.ts'
import { bookingOf } from './given-bookings.ts'
import { type OwnedThings, ownAndStudio, ownedAlone, type Thing, withQuery } from './ownership.ts'

/** What is somebody's consultation. */
export const ownedBookings: OwnedThings = {
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
  'PATCH /v1/bookings/:id': {
    call: async (thing, proof) => ({
      url: withQuery(`/v1/bookings/${await bookingFor(thing)}`, 'token', proof?.token),
      body: { starts_at: thing.startsAt },
    }),
    expects: ownedAlone,
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

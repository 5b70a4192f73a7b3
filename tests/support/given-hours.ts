import { setBookingHours } from '#contract/admin-bookings.ts'
import { replyOf, type TestApp } from './app.ts'
import { givenAdmin } from './given.ts'

/** Sets consultation hours from Monday to Friday until 18:00, with one closed day. */
export async function givenClosedDay(app: TestApp, day: string) {
  const body = {
    weekly: [1, 2, 3, 4, 5].map((weekday) => ({
      ...{ weekday, opens_at: '10:00', closes_at: '18:00' },
    })),
    exceptions: [{ kind: 'CLOSED' as const, day }],
    slot_minutes: 30,
    places: 1,
  }
  replyOf(await app.call(setBookingHours, { body }, { as: await givenAdmin(app) }))
}

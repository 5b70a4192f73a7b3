import * as adminContract from '#contract/admin-bookings.ts'
import * as contract from '#contract/bookings.ts'
import type { Deps } from '#server/deps.ts'
import { requiredConsultant } from '#server/platform/caller.ts'
import { clientNetwork } from '#server/platform/client-network.ts'
import { limitRate } from '#server/platform/rate-limit.ts'
import { type Route, route } from '#server/platform/route.ts'
import { getHours, setHours } from '#server/settings/index.ts'
import { bookConsultation } from './book-consultation.ts'
import { toAdminReply } from './booking-reply.ts'
import { cancelBooking } from './cancel-booking.ts'
import { changeBooking } from './change-booking.ts'
import { listSlots } from './list-slots.ts'
import { bookingFile, listMyBookings } from './my-bookings.ts'
import { rescheduleBooking } from './reschedule-booking.ts'
import { findBookingsWithCustomers } from './store.ts'
import { findStaffBooking } from './visible-booking.ts'

const HOUR_MS = 60 * 60_000
/** Limits attempts, since alternating booking and cancelling would send an email each time. */
const TRIES_AN_HOUR = 60

export const bookingRoutes = (deps: Deps): Route[] => [
  route(contract.listSlots, ({ query }) => listSlots(deps, query)),
  route(contract.listMyBookings, ({ query }, caller) => listMyBookings(deps, caller, query)),
  route(contract.bookConsultation, async ({ body }, caller, context) => {
    await limitTries(deps, context.ip)
    return bookConsultation(deps, caller, body, context)
  }),
  route(contract.getBookingFile, (input, caller) => bookingFile(deps, caller, input)),
  route(contract.rescheduleBooking, async (input, caller, context) => {
    await limitTries(deps, context.ip)
    return rescheduleBooking(deps, caller, input)
  }),
  route(contract.cancelBooking, (input, caller, context) =>
    cancelBooking(deps, caller, input, context),
  ),

  route(adminContract.listBookings, async ({ query }, staff) => {
    const consultant = requiredConsultant(staff)
    const rows = await findBookingsWithCustomers(deps.db, { ...query, consultant })
    return { items: rows.map((row) => toAdminReply(row, row)) }
  }),
  route(adminContract.getBooking, async ({ params }, admin) => {
    const { booking, order } = await findStaffBooking(deps.db, admin, params.id)
    return toAdminReply(booking, order)
  }),
  route(adminContract.changeBooking, (input, admin, context) =>
    changeBooking(deps, admin, context, input),
  ),
  route(adminContract.getBookingHours, () => getHours(deps)),
  route(adminContract.setBookingHours, ({ body }, admin, context) =>
    setHours(deps, admin, context, body),
  ),
]

async function limitTries({ db, now, rateLimits }: Deps, ip: string) {
  const limit = { key: `booking:${clientNetwork(ip)}`, max: TRIES_AN_HOUR, windowMs: HOUR_MS }
  if (rateLimits) await limitRate(db, limit, now())
}

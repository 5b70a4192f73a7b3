export { leaveBookings } from './leave-bookings.ts'
export { bookingsOfMember } from './my-bookings.ts'
export { namesOfBookings } from './name-bookings.ts'
export { remindBookings } from './remind-bookings.ts'

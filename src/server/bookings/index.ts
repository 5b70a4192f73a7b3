export { leaveBookings } from './leave-bookings.ts'
export { remindBookings } from './remind-bookings.ts'

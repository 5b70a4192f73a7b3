export { remindBookings } from './remind-bookings.ts'

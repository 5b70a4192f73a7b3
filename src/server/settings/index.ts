export { getHours, readHours, setHours } from './booking-hours.ts'
export { readSettings } from './settings.ts'

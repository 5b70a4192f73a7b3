export { getHours, readHours, setHours } from './booking-hours.ts'
export { lookUpSettings, readSettings, settingsCache } from './settings.ts'

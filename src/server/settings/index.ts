export { getHours, readHours, setHours } from './booking-hours.ts'
export { lookUpSettings, readSettings, settingsCache, settingsSince } from './settings.ts'

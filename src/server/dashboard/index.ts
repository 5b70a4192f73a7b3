export { purgePageSpeeds } from './record-page-speed.ts'
export { refreshDays } from './refresh-days.ts'

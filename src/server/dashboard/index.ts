export { refreshDays } from './refresh-days.ts'

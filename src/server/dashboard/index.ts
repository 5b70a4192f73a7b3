export { keepDays } from './keep-days.ts'

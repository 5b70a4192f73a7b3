export { eraseEndedShares, leaveReports } from './erase-shares.ts'

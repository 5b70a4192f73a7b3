export { eraseEndedShares, leaveReports } from './erase-shares.ts'
export { publishedLooks } from './published-looks.ts'

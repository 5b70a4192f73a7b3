export { eraseEndedShares, eraseShares } from './erase-shares.ts'
export { findPublishedLooks } from './published-looks.ts'

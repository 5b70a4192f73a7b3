export { eraseEndedShares, eraseShares } from './erase-shares.ts'
export { listSheetFiles, purgeSheetFiles } from './files/erase-sheet-files.ts'
export { findPublishedLooks } from './published-looks.ts'

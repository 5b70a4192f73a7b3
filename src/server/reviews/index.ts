export { leaveReviews } from './leave-reviews.ts'
export { ratingsOfProducts } from './ratings-of-products.ts'
export { ratingsWritten } from './ratings-written.ts'
export { removeUntakenReviewPictures } from './remove-untaken-pictures.ts'

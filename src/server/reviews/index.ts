export { leaveReviews } from './leave-reviews.ts'
export { titlesOfReviews } from './name-reviews.ts'
export { ratingsOfProducts } from './ratings-of-products.ts'
export { removeUntakenReviewPictures } from './remove-untaken-pictures.ts'

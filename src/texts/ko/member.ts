import { myReviews } from './my-reviews.ts'

/** What only members read: loaded with their screens. */
export const member = { myReviews }

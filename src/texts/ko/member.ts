import { myReviews } from './my-reviews.ts'
import { settings } from './settings.ts'

/** What only members read: loaded with their screens. */
export const member = { myReviews, settings }

import { myReviews } from './my-reviews.ts'
import { settings } from './settings.ts'

/** Texts of member-only pages, loaded with them. */
export const member = { myReviews, settings }

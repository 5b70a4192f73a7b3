import type { MemberMessages } from '../member-messages.ts'
import { myReviews } from './my-reviews.ts'
import { settings } from './settings.ts'

export const member: MemberMessages = { myReviews, settings }

import type { MemberMessages } from '../member-messages.ts'
import { myReviews } from './my-reviews.ts'

export const member: MemberMessages = { myReviews }

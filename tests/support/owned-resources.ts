import { ownedAccount } from './owned-account.ts'
import { ownedBookings } from './owned-bookings.ts'
import { ownedOrders } from './owned-orders.ts'
import { ownedPosts } from './owned-posts.ts'
import { ownedReports } from './owned-reports.ts'
import { ownedSurveys } from './owned-surveys.ts'
import { ownedWork } from './owned-work.ts'
import type { OwnedResources } from './ownership.ts'

/** Calls about resources with an owner, and the expected access of each caller. */
export const owned: OwnedResources = {
  ...ownedOrders,
  ...ownedSurveys,
  ...ownedReports,
  ...ownedBookings,
  ...ownedPosts,
  ...ownedAccount,
  ...ownedWork,
}

import { ownedAccount } from './owned-account.ts'
import { ownedBookings } from './owned-bookings.ts'
import { ownedOrders } from './owned-orders.ts'
import { ownedPosts } from './owned-posts.ts'
import { ownedSheets } from './owned-sheets.ts'
import { ownedSurveys } from './owned-surveys.ts'
import type { OwnedResources } from './ownership.ts'

/** What belongs to somebody, and who comes in to it besides its owner. */
export const owned: OwnedResources = {
  ...ownedOrders,
  ...ownedSurveys,
  ...ownedSheets,
  ...ownedBookings,
  ...ownedPosts,
  ...ownedAccount,
}

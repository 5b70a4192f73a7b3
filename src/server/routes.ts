import { accountRoutes } from './accounts/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { leaveBookings } from './bookings/index.ts'
import { bookingRoutes } from './bookings/routes.ts'
import { catalogRoutes } from './catalog/routes.ts'
import { contentAdminRoutes } from './content/admin-routes.ts'
import { findPolicyInForce } from './content/index.ts'
import { contentRoutes } from './content/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import type { Deps } from './deps.ts'
import { leaveInquiries } from './inquiries/index.ts'
import { inquiryRoutes } from './inquiries/routes.ts'
import { ledgerRoutes } from './ledger/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { orderAdminRoutes } from './orders/admin-routes.ts'
import { adoptGuestOrders, leaveOrders, payingOrders } from './orders/index.ts'
import { orderRoutes } from './orders/routes.ts'
import { paymentAdminRoutes } from './payments/admin-routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import type { Route } from './platform/route.ts'
import { balanceOf } from './points/index.ts'
import { pointRoutes } from './points/routes.ts'
import { promotionRoutes } from './promotions/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { leaveReviews, ratingsOfProducts } from './reviews/index.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { leaveSaved } from './saved/index.ts'
import { savedRoutes } from './saved/routes.ts'
import { leaveSurveys, surveyOf } from './surveys/index.ts'
import { surveyRoutes } from './surveys/routes.ts'

/** What each capability erases of a member who leaves. */
export const onWithdrawn = [
  leaveOrders,
  leaveSurveys,
  leaveReviews,
  leaveInquiries,
  leaveBookings,
  leaveSaved,
]

/** Every call of the API. The OpenAPI document and the access matrix are made from this list. */
export const allRoutes = (deps: Deps): Route[] => [
  ...accountRoutes(deps, {
    pointsOf: balanceOf,
    policyVersion: async (tx, kind, at) => (await findPolicyInForce(tx, kind, at))?.version ?? 1,
    onWithdrawn,
    onRegistered: [(tx, { id, email }) => adoptGuestOrders(tx, { memberId: id, email })],
  }),
  ...catalogRoutes(deps, { ratingsOf: ratingsOfProducts }),
  ...contentRoutes(deps),
  ...contentAdminRoutes(deps),
  ...promotionRoutes(deps),
  ...ledgerRoutes(deps),
  ...pointRoutes(deps),
  ...orderRoutes(deps),
  ...orderAdminRoutes(deps, { surveyOf }),
  ...paymentRoutes(deps, payingOrders(deps)),
  ...paymentAdminRoutes(deps, payingOrders(deps)),
  ...surveyRoutes(deps),
  ...reportRoutes(deps),
  ...reviewRoutes(deps),
  ...inquiryRoutes(deps),
  ...bookingRoutes(deps),
  ...savedRoutes(deps),
  ...notificationRoutes(deps),
  ...dashboardRoutes(deps),
  ...auditRoutes(deps),
]

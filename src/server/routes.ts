import type { OverviewOf } from './accounts/get-member.ts'
import { namesOfMembers } from './accounts/index.ts'
import { accountRoutes } from './accounts/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { anonymizeBookings, listBookingsOfMember, namesOfBookings } from './bookings/index.ts'
import { bookingRoutes } from './bookings/routes.ts'
import { eraseRequestsOfMember, namesOfProducts } from './catalog/index.ts'
import { catalogRoutes } from './catalog/routes.ts'
import { contentAdminRoutes } from './content/admin-routes.ts'
import { contentRoutes } from './content/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import type { Deps } from './deps.ts'
import { drawingRoutes } from './drawings/routes.ts'
import { listInquiriesOfMember, retainInquiries, titlesOfInquiries } from './inquiries/index.ts'
import { inquiryRoutes } from './inquiries/routes.ts'
import { ledgerRoutes } from './ledger/routes.ts'
import { moneyAdminRoutes, namesOfReceipts, namesOfRefunds } from './money/index.ts'
import { subjectsOfMessages } from './notifications/index.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { openingRoutes } from './opening/routes.ts'
import { orderAdminRoutes } from './orders/admin-routes.ts'
import {
  adoptGuestOrders,
  anonymizeOrders,
  changedByAdmin,
  findCandidates,
  listLatestOrders,
  lockConsultant,
  moneyEvents,
  payableOrders,
} from './orders/index.ts'
import { orderRoutes } from './orders/routes.ts'
import { paymentAdminRoutes } from './payments/admin-routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { recordingLooks } from './platform/audit-looks.ts'
import type { Route } from './platform/route.ts'
import { pointsLedgerOf, spendablePoints } from './points/index.ts'
import { pointRoutes } from './points/routes.ts'
import { listReceivedCoupons } from './promotions/index.ts'
import { promotionRoutes } from './promotions/routes.ts'
import { eraseShares, listSheetFiles } from './reports/index.ts'
import { reportRoutes } from './reports/routes.ts'
import {
  eraseLooks,
  eraseReviewsOfMember,
  ratingsOfProducts,
  titlesOfReviews,
} from './reviews/index.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { eraseSavedItems } from './saved/index.ts'
import { savedRoutes } from './saved/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { settingRoutes } from './settings/routes.ts'
import {
  eraseSensitiveData,
  eraseSurveys,
  findDiscoveryChannels,
  findSurveyReply,
} from './surveys/index.ts'
import { surveyRoutes } from './surveys/routes.ts'

/** What each capability erases when a member deletes the account. */
export const onAccountClosed = (deps: Pick<Deps, 'publicUrl'>) => [
  anonymizeOrders(deps),
  eraseSurveys,
  eraseShares,
  listSheetFiles,
  eraseReviewsOfMember,
  retainInquiries,
  anonymizeBookings,
  eraseSavedItems,
  eraseRequestsOfMember,
]

/** Number of latest items of each kind in a member's overview. */
const LATEST = 10

/** Overview of one member, collected from the capabilities. */
const overviewOf =
  ({ db, now }: Pick<Deps, 'db' | 'now'>): OverviewOf =>
  async (memberId, language) => ({
    points: await pointsLedgerOf({ db, now }, memberId, language, { page: 1, size: LATEST }),
    coupons: await listReceivedCoupons(db, memberId, now(), LATEST),
    orders: await listLatestOrders(db, memberId, LATEST),
    inquiries: await listInquiriesOfMember(db, memberId, LATEST),
    bookings: await listBookingsOfMember(db, memberId, LATEST),
  })

/** Functions that name the subjects of the audit log, by kind. */
const subjectNames = {
  inquiry: titlesOfInquiries,
  review: titlesOfReviews,
  message: subjectsOfMessages,
  member: namesOfMembers,
  points: namesOfMembers,
  'sign-in': namesOfMembers,
  'coupon.issue': namesOfMembers,
  booking: { byText: namesOfBookings },
  product: namesOfProducts,
  receipt: namesOfReceipts,
  refund: namesOfRefunds,
}

/** Every call of the API. The OpenAPI document and the access matrix are made from this list. */
export const allRoutes = (deps: Deps): Route[] => servedRoutes(deps).map(recordingLooks(deps))

const servedRoutes = (deps: Deps): Route[] => [
  ...accountRoutes(deps, {
    pointsOf: spendablePoints,
    overviewOf: overviewOf(deps),
    onSensitiveWithdrawn: async (tx, memberId, at) => {
      await eraseLooks(tx, 'member_id', memberId)
      return eraseSensitiveData(deps, tx, memberId, at)
    },
    onAccountClosed: onAccountClosed(deps),
    onRegistered: [(tx, { id, email }) => adoptGuestOrders(tx, { memberId: id, email })],
  }),
  ...catalogRoutes(deps, { ratingsOf: ratingsOfProducts }),
  ...contentRoutes(deps),
  ...contentAdminRoutes(deps),
  ...drawingRoutes(deps),
  ...promotionRoutes(deps),
  ...ledgerRoutes(deps),
  ...pointRoutes(deps),
  ...orderRoutes(deps),
  ...orderAdminRoutes(deps, { surveyOf: findSurveyReply, discoveriesOf: findDiscoveryChannels }),
  ...moneyAdminRoutes(deps, {
    eventsBy: (admin) => moneyEvents(deps, changedByAdmin(admin, null)),
    findCandidates,
  }),
  ...paymentRoutes(deps, payableOrders(deps)),
  ...paymentAdminRoutes(deps, payableOrders(deps)),
  ...surveyRoutes(deps, {
    onConsentWithdrawn: (tx, number) => eraseLooks(tx, 'order_number', number),
  }),
  ...reportRoutes(deps),
  ...reviewRoutes(deps),
  ...inquiryRoutes(deps),
  ...bookingRoutes(deps),
  ...savedRoutes(deps),
  ...notificationRoutes(deps),
  ...dashboardRoutes(deps),
  ...auditRoutes(deps, subjectNames),
  ...settingRoutes(deps, { lockConsultant }),
  ...searchRoutes(deps),
  ...openingRoutes(deps),
]

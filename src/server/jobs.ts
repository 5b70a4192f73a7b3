import { purgeIdempotencyKeys, purgeRateLimits } from '#server/platform/purge-expired.ts'
import {
  deleteOrphanedLoginPictures,
  finishSocialDeletions,
  purgeLoginTickets,
  purgeRetainedRecords,
  purgeSessions,
  purgeSocialAuthRequests,
  purgeTemporaryPasswords,
  requestConsentConfirmations,
} from './accounts/index.ts'
import { describeBackupFailures, makeDueBackup } from './backups/index.ts'
import { describeBookings, remindBookings } from './bookings/index.ts'
import { purgeRequests } from './catalog/index.ts'
import { purgePageSpeeds, refreshDays } from './dashboard/index.ts'
import type { Deps } from './deps.ts'
import { describeInquiries, eraseRemovedInquiries } from './inquiries/index.ts'
import { compareMoney, sumLedgerDays } from './ledger/index.ts'
import { describeMoneyTasks, eraseSenders, sendRefunds } from './money/index.ts'
import { type AdminMailSources, mailAdministrators } from './notifications/index.ts'
import {
  cancelUnpaidOrders,
  completeOrders,
  depositsDueOn,
  describeOrders,
  eraseDepositors,
  moneyEvents,
  notifyLateReports,
  payableOrders,
  purgeGuestTokens,
  remindSurveys,
} from './orders/index.ts'
import {
  CASH_RECEIPTS_JOB,
  confirmCashReceipts,
  erasePayers,
  findProvider,
  pollIntents,
  processWebhooks,
  reconcile,
  syncCashReceipts,
  WEBHOOKS_JOB,
} from './payments/index.ts'
import type { Job } from './platform/jobs.ts'
import { purgeCodes } from './platform/one-time-codes.ts'
import { expirePoints, remindPoints } from './points/index.ts'
import { eraseEndedShares, purgeSheetFiles } from './reports/index.ts'
import {
  deleteOrphanedReviewPictures,
  describeReviews,
  eraseRemovedReviews,
} from './reviews/index.ts'
import { onAccountClosed } from './routes.ts'
import { deleteOrphanedPhotos, erasePhotos, isConsentWithdrawn } from './surveys/index.ts'

/** Sources of the emails to administrators. */
const adminMailSources = ({ now }: Pick<Deps, 'now'>): AdminMailSources => ({
  describe: {
    ORDER: describeOrders,
    DEPOSIT_DUE: describeOrders,
    SURVEY: describeOrders,
    SHEET_LATE: describeOrders,
    REFUND: describeOrders,
    INQUIRY: describeInquiries,
    BOOKING: describeBookings,
    REVIEW: describeReviews,
    MONEY_TASK: describeMoneyTasks(now),
    BACKUP_FAILED: describeBackupFailures,
  },
  depositsDueOn,
})

/** All scheduled jobs of the site. */
export const allJobs = (deps: Deps): Job[] => [
  { name: 'points-expire', cron: '5 0 * * *', run: () => expirePoints(deps) },
  { name: 'points-remind', cron: '30 10 * * *', run: () => remindPoints(deps) },
  { name: 'survey-photos-erase', cron: '40 3 * * *', run: () => erasePhotos(deps) },
  { name: 'survey-photos-orphaned', cron: '50 3 * * *', run: () => deleteOrphanedPhotos(deps) },
  {
    name: 'review-pictures-orphaned',
    cron: '55 3 * * *',
    run: () => deleteOrphanedReviewPictures(deps),
  },
  { name: 'removed-reviews-erase', cron: '7 * * * *', run: () => eraseRemovedReviews(deps) },
  { name: 'removed-inquiries-erase', cron: '9 * * * *', run: () => eraseRemovedInquiries(deps) },
  {
    name: 'login-pictures-orphaned',
    cron: '58 3 * * *',
    run: () => deleteOrphanedLoginPictures(deps),
  },
  { name: 'orders-cancel-unpaid', cron: '*/10 * * * *', run: () => cancelUnpaidOrders(deps) },
  { name: WEBHOOKS_JOB, cron: '* * * * *', run: () => processWebhooks(deps, payableOrders(deps)) },
  { name: 'ledger-days-sum', cron: '*/10 * * * *', run: () => sumLedgerDays(deps) },
  { name: 'dashboard-days-refresh', cron: '5-55/10 * * * *', run: () => refreshDays(deps) },
  { name: 'money-compare', cron: '45 4 * * *', run: () => compareMoney(deps) },
  { name: 'refunds-send', cron: '* * * * *', run: () => sendAgreedRefunds(deps) },
  {
    name: CASH_RECEIPTS_JOB,
    cron: '* * * * *',
    run: () => syncCashReceipts(deps, payableOrders(deps)),
  },
  {
    name: 'cash-receipts-confirm',
    cron: '15 * * * *',
    run: () => confirmCashReceipts(deps, payableOrders(deps)),
  },
  { name: 'payments-poll', cron: '* * * * *', run: () => pollIntents(deps, payableOrders(deps)) },
  { name: 'payments-reconcile', cron: '30 5 * * *', run: () => reconcileNightly(deps) },
  { name: 'orders-complete', cron: '20 * * * *', run: () => completeOrders(deps) },
  {
    name: 'sheets-late',
    cron: '*/10 * * * *',
    run: () => notifyLateReports({ ...deps, isConsentWithdrawn }),
  },
  { name: 'orders-remind-surveys', cron: '0 10-20 * * *', run: () => remindSurveys(deps) },
  {
    name: 'administrators-mail',
    cron: '* * * * *',
    run: () => mailAdministrators(deps, adminMailSources(deps)),
  },
  { name: 'bookings-remind', cron: '*/10 * * * *', run: () => remindBookings(deps) },
  { name: 'sheet-shares-erase', cron: '12 4 * * *', run: () => eraseEndedShares(deps) },
  { name: 'sheet-files-purge', cron: '14 4 * * *', run: () => purgeSheetFiles(deps) },
  { name: 'guest-tokens-purge', cron: '10 4 * * *', run: () => purgeGuestTokens(deps) },
  { name: 'idempotency-keys-purge', cron: '20 4 * * *', run: () => purgeIdempotencyKeys(deps) },
  { name: 'sessions-purge', cron: '30 4 * * *', run: () => purgeSessions(deps) },
  {
    name: 'temporary-passwords-purge',
    cron: '33 4 * * *',
    run: () => purgeTemporaryPasswords(deps),
  },
  {
    name: 'social-auth-requests-purge',
    cron: '37 4 * * *',
    run: () => purgeSocialAuthRequests(deps),
  },
  // Often, since any visitor can ask for challenges.
  { name: 'login-tickets-purge', cron: '*/15 * * * *', run: () => purgeLoginTickets(deps) },
  { name: 'consents-ask', cron: '0 10 * * *', run: () => requestConsentConfirmations(deps) },
  {
    name: 'social-deletions-finish',
    cron: '25 3 * * *',
    run: () => finishSocialDeletions(deps, onAccountClosed(deps)),
  },
  { name: 'retained-records-purge', cron: '15 3 * * *', run: () => purgeRetainedRecords(deps) },
  { name: 'payers-erase', cron: '17 3 * * *', run: () => erasePayers(deps) },
  { name: 'senders-erase', cron: '18 3 * * *', run: () => eraseSenders(deps) },
  { name: 'depositors-erase', cron: '19 3 * * *', run: () => eraseDepositors(deps) },
  { name: 'product-requests-forget', cron: '38 4 * * *', run: () => purgeRequests(deps) },
  { name: 'page-speeds-purge', cron: '39 4 * * *', run: () => purgePageSpeeds(deps) },
  { name: 'backup', cron: '*/10 * * * *', run: () => makeDueBackup(deps) },
  { name: 'codes-purge', cron: '35 4 * * *', run: () => purgeCodes(deps) },
  { name: 'rate-limits-purge', cron: '50 * * * *', run: () => purgeRateLimits(deps) },
]

/** Sends refunds through the provider; does nothing without one. */
async function sendAgreedRefunds(deps: Deps) {
  const { gateway } = findProvider(deps.paymentProviders) ?? {}
  return gateway ? sendRefunds({ ...deps, gateway }, moneyEvents(deps)) : 0
}

/** Reconciles every night; does nothing without a payment provider. */
const reconcileNightly = async (deps: Deps) =>
  deps.paymentProviders.some(({ gateway }) => gateway) && reconcile(deps, payableOrders(deps))

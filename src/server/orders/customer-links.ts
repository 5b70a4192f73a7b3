import { REFUND_ACCOUNT_ANCHOR } from '#domain/refunds/refund-account-anchor.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { issueGuestToken } from './guest-token.ts'
import type { OrderRow } from './store.ts'

/** Links of a message to a customer; a guest's contain a token. */
export interface CustomerLinks {
  readonly orderUrl: string
  /** The part of the order's page where the refund account is named. */
  readonly refundAccountUrl: string
  readonly surveyUrl: string
  readonly bookingUrl: string
  /** The page that takes one photo which the studio asked for. */
  photoUrl(requestId: string): string
  reportUrl(reportId: string): string
}

/**
 * Returns the links for one message about an order. A guest gets a new token, in the same
 * transaction.
 */
export async function customerLinks(
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: Pick<OrderRow, 'id' | 'number' | 'member_id'>,
  at: Date,
): Promise<CustomerLinks> {
  return order.member_id
    ? memberLinks(publicUrl, order.number)
    : guestLinks(publicUrl, order.number, await issueGuestToken(tx, order.id, at))
}

const ACCOUNT_ANCHOR = `#${REFUND_ACCOUNT_ANCHOR}`

const bookingPage = '/user/mypage/bookings'
const surveyPage = '/user/consulting/consulting-order/survey'
const photoPage = `${surveyPage}/photo`

export const memberLinks = (publicUrl: string, number: string): CustomerLinks => ({
  orderUrl: `${publicUrl}/user/mypage/inquery/${number}`,
  // Without `view`, the page of a paid order redirects to its survey.
  refundAccountUrl: `${publicUrl}/user/mypage/inquery/${number}?view=details${ACCOUNT_ANCHOR}`,
  surveyUrl: `${publicUrl}${surveyPage}?order=${number}`,
  bookingUrl: `${publicUrl}${bookingPage}?order=${number}`,
  photoUrl: (requestId) => `${publicUrl}${photoPage}?order=${number}&request=${requestId}`,
  reportUrl: (reportId) => `${publicUrl}/user/mypage/result-sheet/${reportId}`,
})

export const guestLinks = (publicUrl: string, number: string, token: string): CustomerLinks => ({
  orderUrl: `${publicUrl}/user/consulting/guest-order/${number}?token=${token}`,
  refundAccountUrl: `${publicUrl}/user/consulting/guest-order/${number}?token=${token}${ACCOUNT_ANCHOR}`,
  surveyUrl: `${publicUrl}${surveyPage}?order=${number}&token=${token}`,
  bookingUrl: `${publicUrl}${bookingPage}?order=${number}&token=${token}`,
  photoUrl: (requestId) =>
    `${publicUrl}${photoPage}?order=${number}&request=${requestId}&token=${token}`,
  reportUrl: (reportId) =>
    `${publicUrl}/user/mypage/result-sheet/${reportId}?order=${number}&token=${token}`,
})

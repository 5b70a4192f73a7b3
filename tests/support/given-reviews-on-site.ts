import { completeOrder } from '#contract/orders.ts'
import { type Review, writeReview } from '#contract/reviews.ts'
import type { ShownLook } from '#domain/reviews/look-counts.ts'
import {
  givenDeposit,
  givenMemberOrder,
  givenMemberSurvey,
  givenReport,
  type SiteMember,
  unique,
} from './given-on-site.ts'
import { callSite } from './site-calls.ts'
import type { RunningSite } from './site-process.ts'

/** Creates a completed order; returns its number. */
export async function givenCompletedOrderOnSite(
  site: RunningSite,
  member: SiteMember,
  look?: ShownLook,
) {
  const { order_number } = await givenMemberOrder(site, member)
  await givenDeposit(site, order_number)
  await givenMemberSurvey(site, member, order_number)
  await givenReport(site, order_number, undefined, look)
  const { token } = member
  await callSite(site.url, completeOrder, { params: { order_number } }, { token })
  return order_number
}

/** Creates a review of a completed order; with `look`, it shows that look from its result sheet. */
export async function givenReviewOnSite(
  site: RunningSite,
  member: SiteMember,
  written: { readonly rating: number; readonly title: string; readonly text: string },
  look?: ShownLook,
): Promise<Review> {
  const order_number = await givenCompletedOrderOnSite(site, member, look)
  const body = { order_number, ...written, shows_look: look !== undefined }
  const { token } = member
  return callSite(site.url, writeReview, { body }, { token, idempotencyKey: unique() })
}

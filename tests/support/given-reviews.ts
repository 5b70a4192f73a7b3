import type { InputOf } from '#contract/endpoint.ts'
import { completeOrder } from '#contract/orders.ts'
import { writeReview } from '#contract/reviews.ts'
import { replyOf, type TestApp } from './app.ts'
import { type GivenMember, givenMember } from './given.ts'
import { givenPublishedReport, reportWith } from './given-reports.ts'
import { givenOrderIn } from './given-surveys.ts'

type ReviewBody = InputOf<typeof writeReview>['body']

/** A complete review payload; change what a test is about. */
export const reviewOf = (order_number: string, change: Partial<ReviewBody> = {}): ReviewBody => ({
  order_number,
  rating: 5,
  title: '미용실에서 바로 통했어요',
  text: '결과지를 그대로 보여 드렸더니 설명이 필요 없었어요.',
  ...change,
})

/** Creates a completed order of a member; returns its number. */
export const givenCompletedOrder = async (app: TestApp, member: GivenMember): Promise<string> =>
  (await givenOrderIn(app, { member, status: 'CONSULTING_COMPLETED' })).number

/** Creates a review by `author` or by a new member. */
export async function givenReview(
  app: TestApp,
  change: Partial<ReviewBody> = {},
  images: readonly Uint8Array[] = [],
  author?: GivenMember,
) {
  const member = author ?? (await givenMember(app))
  const number = await givenCompletedOrder(app, member)
  const body = reviewOf(number, change)
  const review = replyOf(await app.call(writeReview, { body }, { as: member, images }))
  return { review, member, number }
}

/** Creates a review of a completed order with a published hair sheet. */
export async function givenReviewedReport(
  app: TestApp,
  change: Partial<ReviewBody> = {},
  content = reportWith(),
) {
  const member = await givenMember(app)
  const report = await givenCompletedReport(app, member, content)
  const body = reviewOf(report.number, change)
  const sent = { as: member, idempotencyKey: `review-of-${report.number}` }
  const review = replyOf(await app.call(writeReview, { body }, sent))
  return { ...report, member, review }
}

/** Creates a completed order with a published hair sheet. */
export async function givenCompletedReport(
  app: TestApp,
  member: GivenMember,
  content = reportWith(),
) {
  const report = await givenPublishedReport(app, { member }, content)
  replyOf(await app.call(completeOrder, { params: report.params }, { as: member }))
  return report
}

import type { InputOf } from '#contract/endpoint.ts'
import { writeReview } from '#contract/reviews.ts'
import { replyOf, type TestApp } from './app.ts'
import { type GivenMember, givenMember } from './given.ts'
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

/** The number of a member's order whose consulting is over. */
export const givenCompletedOrder = async (app: TestApp, member: GivenMember): Promise<string> =>
  (await givenOrderIn(app, { member, status: 'CONSULTING_COMPLETED' })).number

/** A review by `author`, or by a member of its own. */
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

import { expect, test } from 'vitest'
import { deleteReview, listMyReviews } from '#contract/reviews.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenCompletedOrder, givenReview } from '#tests/support/given-reviews.ts'
import { givenOrderIn } from '#tests/support/given-surveys.ts'

test('[MYP-02] lists a member’s own reviews, including hidden ones, newest first', async () => {
  const app = await startApp()
  const { review: first, member, number } = await givenReview(app, { title: '첫 후기' })
  app.clock.advance(MINUTE_MS)
  const { review: second } = await givenReview(app, { title: '둘째 후기' }, [], member)
  await givenReview(app, { title: '남의 후기' })
  await app.db
    .updateTable('reviews')
    .set({ is_hidden: true, hidden_kind: 'OTHER' })
    .where('id', '=', first.id)
    .execute()

  const list = replyOf(await app.call(listMyReviews, {}, { as: member }))
  const paged = replyOf(
    await app.call(listMyReviews, { query: { page: 2, size: 1 } }, { as: member }),
  )

  expect(list).toMatchObject({
    total: 2,
    items: [
      { id: second.id, is_hidden: false, product_name: '헤어 컨설팅' },
      { id: first.id, is_hidden: true, order_number: number, title: '첫 후기' },
    ],
    waiting: [],
  })
  expect(paged.items).toMatchObject([{ id: first.id }])
})

test('[MYP-02] lists completed orders without a review, with the points they would earn', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  await givenOrderIn(app, { member, status: 'RESULT_SENT' })
  const number = await givenCompletedOrder(app, member)
  const { review, number: reviewed } = await givenReview(app, {}, [], member)
  await givenCompletedOrder(app, await givenMember(app))
  const waiting = async () =>
    replyOf(await app.call(listMyReviews, {}, { as: member })).waiting.map(
      ({ order_number, points_to_earn }) => [order_number, points_to_earn],
    )

  expect(await waiting()).toEqual([[number, { text: 500, photo: 1_000 }]])

  await app.call(deleteReview, { params: { id: review.id } }, { as: member })
  expect(await waiting()).toContainEqual([reviewed, { text: 0, photo: 0 }])
})

import { expect, test } from 'vitest'
import { withdraw } from '#contract/accounts.ts'
import { changeMyConsent } from '#contract/consents.ts'
import { changeReview, listMyReviews, listReviews } from '#contract/reviews.ts'
import { withdrawSurveyConsent } from '#contract/surveys.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import type { GivenMember } from '#tests/support/given.ts'
import { givenReviewedReport } from '#tests/support/given-reviews.ts'

type Erase = (app: TestApp, as: GivenMember, order_number: string) => Promise<unknown>

const ways: [string, Erase][] = [
  [
    'in the settings',
    (app, as) =>
      app.call(
        changeMyConsent,
        { params: { kind: 'sensitive' }, body: { is_given: false } },
        { as },
      ),
  ],
  [
    'for its order',
    (app, as, order_number) =>
      app.call(withdrawSurveyConsent, { params: { order_number }, query: {} }, { as }),
  ],
]

test.each(ways)(
  'erases face and hair of a review when the consent is withdrawn %s',
  async (_, withdrawConsent) => {
    const app = await startApp()
    const { review, member, number } = await givenReviewedReport(app, { shows_look: true })
    const other = await givenReviewedReport(app, { shows_look: true })

    replyOf((await withdrawConsent(app, member, number)) as never)

    const { items } = replyOf(await app.call(listReviews, {}))
    const lookOf = (id: string) => items.find((it) => it.id === id)?.look
    expect(lookOf(review.id)).toBeNull()
    expect(lookOf(other.review.id)).not.toBeNull()
    expect(items).toHaveLength(2)
    const replies = await app.db.selectFrom('idempotency_keys').select('reply').execute()
    expect(JSON.stringify(replies)).toContain(other.review.id)
    expect(JSON.stringify(replies)).not.toContain(review.id)

    const mine = replyOf(await app.call(listMyReviews, {}, { as: member }))
    expect(mine.items).toMatchObject([{ look: null, look_to_show: null }])
    const { rating, title, text } = review
    const body = { rating, title, text, shows_look: true }
    const input = { params: { id: review.id }, body }
    expect(await app.call(changeReview, input, { as: member })).toMatchObject({ status: 422 })
  },
)

test('[WDR-01] closing the account erases the review with its look', async () => {
  const app = await startApp()
  const { member } = await givenReviewedReport(app, { shows_look: true })

  replyOf(await app.call(withdraw, {}, { as: member }))

  expect(replyOf(await app.call(listReviews, { query: { face_shape: 'heart' } }))).toMatchObject({
    total: 0,
    face_shapes: { heart: 0 },
    hair_lengths: { medium: 0 },
  })
  expect(await app.db.selectFrom('reviews').selectAll().execute()).toEqual([])
})

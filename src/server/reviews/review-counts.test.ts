import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startApp } from '#tests/support/app.ts'
import { givenReview } from '#tests/support/given-reviews.ts'

const changes = fc.record(
  {
    rating: fc.integer({ min: 1, max: 5 }),
    hidden_kind: fc.constantFrom('OTHER' as const, null),
    removed_at: fc.constantFrom(new Date('2026-11-02T00:00:00Z'), null),
  },
  { requiredKeys: [] },
)

test('counts visible reviews per rating, however reviews are changed', async () => {
  const app = await startApp()
  const ids = []
  for (const rating of [5, 5, 1]) ids.push((await givenReview(app, { rating })).review.id)
  const counted = () =>
    app.db
      .selectFrom('reviews')
      .select((it) => ['product_id', 'rating', it.fn.countAll<number>().as('count')])
      .where('is_hidden', '=', false)
      .where('removed_at', 'is', null)
      .groupBy(['product_id', 'rating'])
      .orderBy('rating')
      .execute()
  const stored = () =>
    app.db
      .selectFrom('review_counts')
      .selectAll()
      .where('count', '>', 0)
      .orderBy('rating')
      .execute()
  expect(await stored()).toMatchObject([
    { rating: 1, count: 1 },
    { rating: 5, count: 2 },
  ])

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ids), changes, async (id, change) => {
      const { hidden_kind: kind } = change
      const hidden = kind === undefined ? {} : { is_hidden: kind !== null }
      await app.db
        .updateTable('reviews')
        .set({ ...change, ...hidden })
        .where('id', '=', id)
        .execute()
      expect(await stored()).toEqual(await counted())
    }),
    { numRuns: 60 },
  )
  await app.db.deleteFrom('reviews').execute()
  expect(await stored()).toEqual([])
})

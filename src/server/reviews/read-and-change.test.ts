import { expect, test } from 'vitest'
import { getMyPoints } from '#contract/points.ts'
import {
  changeReview,
  deleteReview,
  getReview,
  listReviews,
  writeReview,
} from '#contract/reviews.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenCompletedOrder, givenReview, reviewOf } from '#tests/support/given-reviews.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { givenPhoto } from '#tests/support/pictures.ts'

const hide = ({ db }: TestApp, id: string) =>
  db.updateTable('reviews').set({ is_hidden: true }).where('id', '=', id).execute()

test('[PRD-03] reviews come by pages, featured ones first, then the newest', async () => {
  const app = await startApp()
  const written: string[] = []
  for (const rating of [5, 4, 3]) {
    written.push((await givenReview(app, { rating })).review.id)
    app.clock.advance(MINUTE_MS)
  }
  const [oldest, middle, newest] = written
  await app.db.updateTable('reviews').set({ is_featured: true }).where('id', '=', oldest!).execute()

  const query = { consulting_type: 'HAIR_CONSULTING', size: 2 } as const
  const first = replyOf(await app.call(listReviews, { query }))
  const second = replyOf(await app.call(listReviews, { query: { ...query, page: 2 } }))
  const past = replyOf(await app.call(listReviews, { query: { ...query, page: 9 } }))

  expect(first.items.map(({ id }) => id)).toEqual([oldest, newest])
  expect(second.items.map(({ id }) => id)).toEqual([middle])
  expect(first).toMatchObject({ total: 3, total_pages: 2, average: 4 })
  expect(second.histogram).toEqual({ 1: 0, 2: 0, 3: 1, 4: 1, 5: 1 })
  expect(past).toMatchObject({ items: [], total: 3 })
})

test('another product has its own reviews; an unknown one is no question', async () => {
  const app = await startApp()
  await givenReview(app)

  const query = { consulting_type: 'SKIN_CONSULTING' } as const
  expect(replyOf(await app.call(listReviews, { query }))).toMatchObject({
    items: [],
    total: 0,
    average: null,
  })
  expect((await app.app.inject('/v1/reviews?consulting_type=NAIL')).statusCode).toBe(422)
})

test('pictures of reviews are everybody’s, for a day', async () => {
  const app = await startApp({ storage: memoryStorage() })
  const { review } = await givenReview(app, {}, [await givenPhoto()])

  for (const url of [review.images[0]!.url, review.images[0]!.thumbnail_url]) {
    const { statusCode, headers } = await app.app.inject(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=86400',
    })
  }
})

test('a hidden review is gone for everybody, with its pictures and its stars', async () => {
  const app = await startApp({ storage: memoryStorage() })
  const { review } = await givenReview(app, { rating: 1 }, [await givenPhoto()])
  await hide(app, review.id)

  expect(await app.call(getReview, { params: { id: review.id } })).toMatchObject({ status: 404 })
  expect(replyOf(await app.call(listReviews, {}))).toMatchObject({ total: 0, average: null })
  expect((await app.app.inject(review.image_url!)).statusCode).toBe(404)
})

test('its author changes a review; order, date and pictures stay', async () => {
  const app = await startApp({ storage: memoryStorage() })
  const { review, member } = await givenReview(app, { rating: 5 }, [await givenPhoto()])
  app.clock.advance(MINUTE_MS)
  const params = { id: review.id }
  const body = { rating: 3, title: '다시 생각해 보니', text: '길이가 조금 짧았어요.' }

  const changed = replyOf(await app.call(changeReview, { params, body }, { as: member }))

  const { points_earned: _earned, ...before } = review
  expect(changed).toEqual({ ...before, ...body })
  expect(replyOf(await app.call(getReview, { params }))).toEqual(changed)
})

test('its author takes a review away with its files; writing anew earns nothing more', async () => {
  const storage = memoryStorage()
  const app = await startApp({ storage })
  const { review, member, number } = await givenReview(app, {}, [await givenPhoto()])
  const params = { id: review.id }

  expect(await app.call(deleteReview, { params }, { as: member })).toMatchObject({ status: 204 })

  expect(storage.keys()).toEqual([])
  expect(await app.call(getReview, { params })).toMatchObject({ status: 404 })
  const again = replyOf(await app.call(writeReview, { body: reviewOf(number) }, { as: member }))
  expect(again.points_earned).toBe(0)
  expect(replyOf(await app.call(getMyPoints, {}, { as: member })).balance).toBe(1_000)
})

test('nobody else changes a review or takes it away', async () => {
  const app = await startApp()
  const { review } = await givenReview(app)
  const params = { id: review.id }
  const body = { rating: 1, title: '가짜', text: '가짜예요.' }
  const stranger = await givenMember(app)
  await givenCompletedOrder(app, stranger)

  for (const [as, status] of [
    [stranger, 404],
    [undefined, 401],
  ] as const) {
    expect(await app.call(changeReview, { params, body }, { as })).toMatchObject({ status })
    expect(await app.call(deleteReview, { params }, { as })).toMatchObject({ status })
  }
  expect(replyOf(await app.call(getReview, { params })).title).toBe(review.title)
})

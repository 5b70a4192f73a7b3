import { expect, test } from 'vitest'
import { getProduct } from '#contract/catalog.ts'
import { getMyPoints } from '#contract/points.ts'
import { listReviews, writeReview } from '#contract/reviews.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenCompletedOrder, reviewOf } from '#tests/support/given-reviews.ts'
import { givenOrderIn } from '#tests/support/given-surveys.ts'
import { storageOfRacing } from '#tests/support/memory-storage.ts'
import { givenPhoto, givenSvg, givenTurnedPhotoWithPlace } from '#tests/support/pictures.ts'

/** With `senders`, each call stores its pictures only once all of them are about to. */
async function startWithOrder(senders = 1) {
  const storage = storageOfRacing(senders)
  const app = await startApp({ storage })
  const member = await givenMember(app, { name: '김수연' })
  const number = await givenCompletedOrder(app, member)
  return { app, storage, member, number, as: member }
}

test('[PRD-03] a member reviews their completed order and everybody reads it', async () => {
  const { app, number, as } = await startWithOrder()

  const body = reviewOf(number, { rating: 4, title: ' 단발 하길 잘했어요 ' })
  const written = await app.call(writeReview, { body }, { as })

  expect(written).toMatchObject({ status: 201 })
  expect(replyOf(written)).toMatchObject({
    rating: 4,
    title: '단발 하길 잘했어요',
    author: '김*연',
    image_url: null,
    images: [],
    consulting_type: 'HAIR_CONSULTING',
    points_earned: 500,
  })
  const list = replyOf(await app.call(listReviews, {}))
  expect(list).toMatchObject({ total: 1, average: 4, histogram: { 4: 1, 5: 0 } })
  expect(JSON.stringify(list)).not.toContain('김수연')
  expect(JSON.stringify(list)).not.toContain(number)
  const params = { consulting_type: 'HAIR_CONSULTING' }
  expect(replyOf(await app.call(getProduct, { params }))).toMatchObject({
    rating_average: 4,
    review_count: 1,
  })
})

test('a review with a picture earns more; the picture is upright and without location', async () => {
  const { app, number, as } = await startWithOrder()
  const images = [await givenTurnedPhotoWithPlace(), await givenPhoto()]

  const reply = replyOf(await app.call(writeReview, { body: reviewOf(number) }, { as, images }))

  expect(reply.points_earned).toBe(1_000)
  expect(reply.images).toMatchObject([
    { width: 300, height: 400 },
    { width: 320, height: 240 },
  ])
  expect(reply.image_url).toBe(reply.images[0]!.url)
  const points = replyOf(await app.call(getMyPoints, {}, { as }))
  expect(points).toMatchObject({ balance: 1_000 })
  expect(points.items[0]).toMatchObject({ reason: 'REVIEW', amount: 1_000, order_number: number })
})

test('an order has one review and earns once, also with concurrent calls', async () => {
  const { app, storage, number, as } = await startWithOrder(8)
  const images = [await givenPhoto()]

  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      app.call(writeReview, { body: reviewOf(number) }, { as, images }),
    ),
  )

  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([201, ...Array(7).fill(409)])
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'REVIEW_EXISTS' } })
  expect(replyOf(await app.call(getMyPoints, {}, { as })).balance).toBe(1_000)
  expect(storage.keys()).toHaveLength(2)
})

test('the same idempotency key creates one review and gets the same reply again', async () => {
  const { app, storage, number, as } = await startWithOrder(3)
  const images = [await givenPhoto()]
  const idempotencyKey = 'a-review-that-is-sent-again'
  const send = (title?: string) =>
    app.call(
      writeReview,
      { body: reviewOf(number, title ? { title } : {}) },
      { as, images, idempotencyKey },
    )

  const [first, ...others] = await Promise.all([send(), send(), send()])
  const later = await send()

  for (const other of [...others, later]) expect(replyOf(other)).toEqual(replyOf(first!))
  expect(storage.keys()).toHaveLength(2)
  expect(await send('다른 제목')).toMatchObject({
    status: 422,
    refusal: { code: 'IDEMPOTENCY_KEY_REUSED' },
  })
})

test.each(orderStatuses.filter((status) => status !== 'CONSULTING_COMPLETED'))(
  'refuses a review of an order that is %s',
  async (status) => {
    const { app, member, as } = await startWithOrder()
    const { number } = await givenOrderIn(app, { member, status })

    expect(await app.call(writeReview, { body: reviewOf(number) }, { as })).toMatchObject({
      status: 422,
      refusal: { code: 'ORDER_NOT_COMPLETED' },
    })
  },
)

test('replies alike for a stranger’s order and a missing one', async () => {
  const { app, number } = await startWithOrder()
  const as = await givenMember(app)

  for (const order_number of [number, 'GY0000000000']) {
    expect(await app.call(writeReview, { body: reviewOf(order_number) }, { as })).toMatchObject({
      status: 404,
      refusal: { code: 'ORDER_NOT_FOUND' },
    })
  }
  expect(await app.call(writeReview, { body: reviewOf(number) })).toMatchObject({ status: 401 })
})

test.each([
  ['no stars', { rating: 0 }, 'rating'],
  ['six stars', { rating: 6 }, 'rating'],
  ['half a star', { rating: 4.5 }, 'rating'],
  ['no title', { title: '  ' }, 'title'],
  ['a text that is too long', { text: '가'.repeat(2_001) }, 'text'],
] as const)('names the field of %s', async (_case, change, field) => {
  const { app, number, as } = await startWithOrder()

  expect(await app.call(writeReview, { body: reviewOf(number, change) }, { as })).toMatchObject({
    status: 422,
    refusal: { code: 'VALIDATION_FAILED', detail: [{ loc: ['body', field] }] },
  })
})

test('a refused picture leaves neither a review nor a file, and the corrected call succeeds', async () => {
  const { app, storage, number, as } = await startWithOrder()
  const body = reviewOf(number)
  const photo = await givenPhoto()

  const tooMany = await app.call(writeReview, { body }, { as, images: Array(4).fill(photo) })
  const drawing = await app.call(writeReview, { body }, { as, images: [photo, givenSvg()] })

  expect(tooMany).toMatchObject({ status: 422, refusal: { code: 'TOO_MANY_IMAGES' } })
  expect(drawing).toMatchObject({ status: 415, refusal: { code: 'IMAGE_NOT_SUPPORTED' } })
  expect(storage.keys()).toEqual([])
  expect(await app.call(writeReview, { body }, { as, images: [photo] })).toMatchObject({
    status: 201,
  })
})

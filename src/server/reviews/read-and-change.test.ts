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
import { givenPhoto, givenTruncatedPhoto } from '#tests/support/pictures.ts'

const hide = ({ db }: TestApp, id: string) =>
  db
    .updateTable('reviews')
    .set({ is_hidden: true, hidden_kind: 'OTHER' })
    .where('id', '=', id)
    .execute()

test('[PRD-03] lists reviews by pages, featured ones first, then the newest', async () => {
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

test('lists the reviews of one product; an unknown one is refused', async () => {
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

test('pictures of reviews are public and cacheable for a day', async () => {
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

test('[A-05] hides a review from everybody, with its pictures and its rating', async () => {
  const app = await startApp({ storage: memoryStorage() })
  const { review } = await givenReview(app, { rating: 1 }, [await givenPhoto()])
  await hide(app, review.id)

  expect(await app.call(getReview, { params: { id: review.id } })).toMatchObject({ status: 404 })
  expect(replyOf(await app.call(listReviews, {}))).toMatchObject({ total: 0, average: null })
  expect((await app.app.inject(review.image_url!)).statusCode).toBe(404)
})

test('the author changes a review; order, date and pictures stay', async () => {
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

test('[PRD-03] the author removes a picture, adds one and reorders them', async () => {
  const storage = memoryStorage()
  const app = await startApp({ storage })
  const photos = [await givenPhoto(400, 300), await givenPhoto(300, 400)]
  const { review, member } = await givenReview(app, {}, photos)
  const [gone, stays] = review.images
  const params = { id: review.id }
  const words = { rating: 4, title: '사진을 바꿨어요', text: '새로 찍은 사진이에요.' }
  const change = async (pictures: (string | number)[] | undefined, images: Uint8Array[] = []) =>
    app.call(changeReview, { params, body: { ...words, pictures } }, { as: member, images })

  const { images } = replyOf(await change([0, stays!.id], [await givenPhoto(200, 200)]))
  expect(images.map(({ width }) => width)).toEqual([200, 300])
  expect(images[1]).toEqual(stays)
  expect(storage.keys()).toHaveLength(4)
  expect(storage.keys().join()).not.toContain(gone!.id)
  expect((await app.app.inject(gone!.url)).statusCode).toBe(404)

  // Without a list, existing pictures stay and new ones follow.
  const more = replyOf(await change(undefined, [await givenPhoto(210, 210)]))
  expect(more.images.map(({ width }) => width)).toEqual([200, 300, 210])
  expect(replyOf(await app.call(getReview, { params })).images).toEqual(more.images)
  expect(replyOf(await change([]))).toMatchObject({ images: [], image_url: null, ...words })
  expect(storage.keys()).toEqual([])
})

test('[PRD-03] refuses too many pictures, a repeated one, another review’s or a broken one, and leaves no file', async () => {
  const storage = memoryStorage()
  const app = await startApp({ storage })
  const photo = await givenPhoto()
  const { review, member } = await givenReview(app, {}, [photo, photo])
  const other = await givenReview(app, {}, [photo])
  const params = { id: review.id }
  const words = { rating: 1, title: '바뀌면 안 돼요', text: '바뀌면 안 돼요.' }
  const [first] = review.images.map(({ id }) => id)
  const before = storage.keys()

  for (const [pictures, images, code] of [
    [undefined, [photo, photo], 'TOO_MANY_IMAGES'],
    [[first!, first!], [], 'VALIDATION_FAILED'],
    [[other.review.images[0]!.id], [], 'VALIDATION_FAILED'],
    [[0], [], 'VALIDATION_FAILED'],
    [[0], [Buffer.from('no picture')], 'IMAGE_NOT_SUPPORTED'],
    [[0], [await givenTruncatedPhoto()], 'IMAGE_BROKEN'],
  ] as const) {
    const body = { ...words, ...(pictures && { pictures: [...pictures] }) }
    const answer = await app.call(changeReview, { params, body }, { as: member, images })
    expect(answer).toMatchObject({ ok: false, refusal: { code } })
  }
  expect(storage.keys()).toEqual(before)
  expect(replyOf(await app.call(getReview, { params })).images).toEqual(review.images)
})

test('the author deletes a review with its files; writing it again earns nothing', async () => {
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

test('the stored reply of the call is erased with a deleted review', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const write = async (idempotencyKey: string) => {
    const body = reviewOf(await givenCompletedOrder(app, member))
    return replyOf(await app.call(writeReview, { body }, { as: member, idempotencyKey }))
  }
  const { id } = await write('taken-away')
  await write('stays')

  await app.call(deleteReview, { params: { id } }, { as: member })

  const stored = await app.db.selectFrom('idempotency_keys').select('key').execute()
  expect(stored).toEqual([{ key: 'stays' }])
})

test('nobody else changes or deletes a review', async () => {
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

test('[C-19] lists reviews in the reader’s language first, each with its language', async () => {
  const app = await startApp()
  for (const language of ['vi', 'en', 'ko'] as const) {
    app.clock.advance(1_000)
    const member = await givenMember(app)
    const body = reviewOf(await givenCompletedOrder(app, member))
    replyOf(await app.call(writeReview, { body }, { as: member, images: [], language }))
  }
  const order = async (language: 'ko' | 'en' | 'vi') =>
    replyOf(await app.call(listReviews, {}, { language })).items.map((it) => it.language)

  expect(await order('ko')).toEqual(['ko', 'en', 'vi'])
  expect(await order('en')).toEqual(['en', 'ko', 'vi'])
  expect(await order('vi')).toEqual(['vi', 'ko', 'en'])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { listReviews } from '#contract/reviews.ts'
import type { FaceOutlineName } from '#domain/drawings/parameters/face-fields.ts'
import { namedStyles, type StyleName } from '#domain/drawings/styles/style.ts'
import { openApp, replyOf, type TestApp } from '#tests/support/app.ts'
import { reportWith } from '#tests/support/given-reports.ts'
import { givenReview, givenReviewedReport } from '#tests/support/given-reviews.ts'

/** A sheet with a face shape and a style. */
function reportFor(face_shape: FaceOutlineName, style: StyleName) {
  const { type_analysis, best_hair } = reportWith()
  const [best, second] = best_hair!
  return reportWith({
    type_analysis: { ...type_analysis, face_shape },
    best_hair: [{ ...best!, drawing: namedStyles[style] }, second!],
  })
}

let app: TestApp
const ids: string[] = []

beforeAll(async () => {
  app = await openApp()
  for (const [face, style, rating] of [
    ['round', 'layeredBob', 5],
    ['round', 'softWaves', 4],
    ['long', 'tuckedBob', 3],
  ] as const) {
    const shown = { shows_look: true, rating }
    ids.push((await givenReviewedReport(app, shown, reportFor(face, style))).review.id)
  }
  await givenReviewedReport(app, {}, reportFor('round', 'layeredBob'))
  await givenReview(app, { rating: 1 })
})

afterAll(() => app.close())

const read = async (query: object) => {
  const { items, total, average, face_shapes, hair_lengths } = replyOf(
    await app.call(listReviews, { query }),
  )
  const found = items.map(({ id }) => ids.indexOf(id)).sort()
  return { found, total, average, face_shapes, hair_lengths }
}

test('finds reviews by face shape, by length of hair, or by both', async () => {
  expect(await read({ face_shape: 'round' })).toMatchObject({ found: [0, 1], average: 4.5 })
  expect(await read({ hair_length: 'bob' })).toMatchObject({ found: [0, 2], total: 2, average: 4 })
  expect(await read({ face_shape: 'round', hair_length: 'long' })).toMatchObject({ found: [1] })
  expect(await read({ face_shape: 'long', hair_length: 'long' })).toMatchObject({
    found: [],
    total: 0,
    average: null,
  })
  expect((await read({})).total).toBe(5)
})

test('counts what each choice would leave beside the other filter', async () => {
  expect(await read({})).toMatchObject({
    face_shapes: { oval: 0, round: 2, long: 1, square: 0, heart: 0, diamond: 0 },
    hair_lengths: { short: 0, bob: 2, medium: 0, long: 1 },
  })
  expect(await read({ face_shape: 'long' })).toMatchObject({
    face_shapes: { round: 2, long: 1 },
    hair_lengths: { short: 0, bob: 1, medium: 0, long: 0 },
  })
})

test('neither counts nor finds hidden reviews or those of another product', async () => {
  const query = { consulting_type: 'SKIN_CONSULTING' }
  expect(await read(query)).toMatchObject({ total: 0, face_shapes: { round: 0 } })

  const hide = (is_hidden: boolean, hidden_kind: 'OTHER' | null) =>
    app.db
      .updateTable('reviews')
      .set({ is_hidden, hidden_kind })
      .where('id', '=', ids[0]!)
      .execute()
  await hide(true, 'OTHER')
  expect(await read({ face_shape: 'round' })).toMatchObject({
    found: [1],
    face_shapes: { round: 1 },
  })
  await hide(false, null)
})

test.each([
  'face_shape=triangle',
  'face_shape=',
  'hair_length=buzz',
  'hair_length=bob&hair_length=long',
])('refuses the filter %s and names it', async (query) => {
  const answer = await app.app.inject(`/v1/reviews?${query}`)
  const [field] = query.split('=')
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    detail: [{ loc: ['query', field] }],
  })
})

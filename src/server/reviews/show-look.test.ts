import { expect, test } from 'vitest'
import { getAdminReview, listAdminReviews } from '#contract/admin-reviews.ts'
import { publishReport, saveReportDraft } from '#contract/reports.ts'
import {
  changeReview,
  getReview,
  listMyReviews,
  listReviews,
  writeReview,
} from '#contract/reviews.ts'
import { sendMemberSurvey } from '#contract/surveys.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { colorReportWith } from '#tests/support/color-report.ts'
import { type GivenMember, givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenColourProduct } from '#tests/support/given-products.ts'
import { reportWith } from '#tests/support/given-reports.ts'
import {
  givenCompletedOrder,
  givenCompletedReport,
  givenReviewedReport,
  reviewOf,
} from '#tests/support/given-reviews.ts'
import { colorSurveyWith, givenOrderIn } from '#tests/support/given-surveys.ts'

const look = { face_shape: 'heart', style: 'seeThroughLayers', style_name: '시스루뱅 레이어드' }
const words = { rating: 4, title: '다시 생각해 보니', text: '길이가 조금 짧았어요.' }

/** A sheet whose first style has an uploaded picture. */
function picturedReport() {
  const [best, second] = reportWith().best_hair!
  return reportWith({ best_hair: [{ ...best!, image_url: '/media/hair.jpg' }, second!] })
}

/** Creates a completed colour order with a published sheet; returns its number. */
async function givenColourReport(app: TestApp, member: GivenMember) {
  const consulting_type = 'SKIN_CONSULTING'
  replyOf(await givenColourProduct(app))
  const { number } = await givenOrderIn(app, { member, consultingType: consulting_type })
  const params = { order_number: number }
  const as = await givenAdmin(app)
  replyOf(await app.call(sendMemberSurvey, { params, body: colorSurveyWith() }, { as: member }))
  const body = { consulting_type, ...colorReportWith() } as const
  replyOf(await app.call(saveReportDraft, { params, body }, { as }))
  replyOf(await app.call(publishReport, { params }, { as }))
  await app.db
    .updateTable('orders')
    .set({ status: 'CONSULTING_COMPLETED' })
    .where('number', '=', number)
    .execute()
  return number
}

test('shows nothing of the sheet unless the author chooses to', async () => {
  const app = await startApp()
  const { review, member } = await givenReviewedReport(app)

  expect(review.look).toBeNull()
  const list = await app.app.inject('/v1/reviews')
  expect(list.json().items).toMatchObject([{ id: review.id, look: null }])
  expect(list.body).not.toContain(look.style)
  const mine = replyOf(await app.call(listMyReviews, {}, { as: member }))
  expect(mine.items).toMatchObject([{ look: null, look_to_show: look }])
})

test('shows face shape and best style of the published sheet, the style in the reader’s language', async () => {
  const app = await startApp()
  const { review, member } = await givenReviewedReport(app, { shows_look: true })
  const as = await givenAdmin(app)
  const params = { id: review.id }

  expect(review.look).toEqual(look)
  for (const [language, style_name] of [
    ['en', 'Layers with a see-through fringe'],
    ['vi', 'Tóc tỉa tầng mái thưa'],
  ] as const) {
    const read = replyOf(await app.call(getReview, { params }, { language }))
    expect(read.look).toEqual({ ...look, style_name })
  }
  const mine = replyOf(await app.call(listMyReviews, {}, { as: member }))
  expect(mine.items).toMatchObject([{ look }])
  expect(replyOf(await app.call(getAdminReview, { params }, { as })).look).toEqual(look)
  expect(replyOf(await app.call(listAdminReviews, {}, { as })).items).toMatchObject([{ look }])
})

test('a change adds the look, keeps it, or removes it', async () => {
  const app = await startApp()
  const { review, member } = await givenReviewedReport(app)
  const lookAfter = async (change: object) => {
    const input = { params: { id: review.id }, body: { ...words, ...change } }
    return replyOf(await app.call(changeReview, input, { as: member })).look
  }

  expect(await lookAfter({ shows_look: true })).toEqual(look)
  expect(await lookAfter({})).toEqual(look)
  expect(await lookAfter({ shows_look: false })).toBeNull()
})

test('keeps the shown look when the sheet no longer names hair', async () => {
  const app = await startApp()
  const { review, member, params, admin } = await givenReviewedReport(app, { shows_look: true })
  replyOf(await app.call(saveReportDraft, { params, body: picturedReport() }, { as: admin }))
  replyOf(await app.call(publishReport, { params }, { as: admin }))

  const input = { params: { id: review.id }, body: { ...words, shows_look: true } }
  expect(replyOf(await app.call(changeReview, input, { as: member })).look).toEqual(look)
})

test.each<[why: string, given: (app: TestApp, member: GivenMember) => Promise<string>]>([
  ['the sheet is of colours', givenColourReport],
  ['there is no sheet', givenCompletedOrder],
  [
    'the style is an uploaded picture',
    async (app, member) => (await givenCompletedReport(app, member, picturedReport())).number,
  ],
])('offers no look and refuses to show one where %s', async (_, given) => {
  const app = await startApp()
  const as = await givenMember(app)
  const number = await given(app, as)
  const write = (change: object) =>
    app.call(writeReview, { body: reviewOf(number, change) }, { as })

  const { waiting } = replyOf(await app.call(listMyReviews, {}, { as }))
  expect(waiting).toMatchObject([{ order_number: number, look_to_show: null }])
  expect(await write({ shows_look: true })).toMatchObject({
    status: 422,
    refusal: { code: 'VALIDATION_FAILED', detail: [{ loc: ['body', 'shows_look'] }] },
  })
  expect(replyOf(await app.call(listReviews, {})).total).toBe(0)
  expect(replyOf(await write({ shows_look: false })).look).toBeNull()
})

test('nobody shows the look of another’s order', async () => {
  const app = await startApp()
  const { review, number } = await givenReviewedReport(app)
  const as = await givenMember(app)

  const body = reviewOf(number, { shows_look: true })
  expect(await app.call(writeReview, { body }, { as })).toMatchObject({ status: 404 })
  const input = { params: { id: review.id }, body: { ...words, shows_look: true } }
  expect(await app.call(changeReview, input, { as })).toMatchObject({ status: 404 })
  expect(replyOf(await app.call(listReviews, {})).items).toMatchObject([{ look: null }])
})

import { expect, test } from 'vitest'
import { colorContent } from '#consultings/color/report-content.ts'
import { irisColours } from '#consultings/color/survey-face.ts'
import type { FieldProblem } from '#contract/refusals.ts'
import {
  getReport,
  getReportDraft,
  getReportPdf,
  listMyReports,
  publishReport,
  saveReportDraft,
} from '#contract/reports.ts'
import { sendMemberSurvey } from '#contract/surveys.ts'
import { languages } from '#domain/languages/languages.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { colorReportWith } from '#tests/support/color-report.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenColourProduct } from '#tests/support/given-products.ts'
import { givenOrderToWrite, reportWith } from '#tests/support/given-reports.ts'
import { colorSurveyWith, givenOrderIn } from '#tests/support/given-surveys.ts'
import { pdfContent } from '#tests/support/pdf-content.ts'
import { refusals as en } from '#texts/en/refusals.ts'
import { refusals as ko } from '#texts/ko/refusals.ts'
import { refusals as vi } from '#texts/vi/refusals.ts'

const texts = { ko, en, vi }
const consulting_type = 'SKIN_CONSULTING'
/** A complete colour sheet without its head. */
const content = colorContent.parse(colorReportWith())
const body = { consulting_type, ...content } as const

/** A paid colour order with its survey. */
async function startWithColourOrder() {
  const app = await startApp()
  replyOf(await givenColourProduct(app))
  const member = await givenMember(app)
  const { number } = await givenOrderIn(app, { member, consultingType: consulting_type })
  const params = { order_number: number }
  const survey = { params, body: colorSurveyWith() }
  replyOf(await app.call(sendMemberSurvey, survey, { as: member }))
  return { app, member, params, as: await givenAdmin(app) }
}

test('[E-04] a paid colour order has a colour sheet, prefilled with the eyes of its survey', async () => {
  const { app, params, as } = await startWithColourOrder()

  const draft = replyOf(await app.call(getReportDraft, { params }, { as }))

  expect(draft).toMatchObject({ consulting_type, status: 'NONE', content: { season: null } })
  const { drawn } = colorContent.parse(draft.content)
  expect(drawn.face.irisColour).toBe(irisColours.dark_brown)
  const called = await app.call(publishReport, { params }, { as })
  const detail = called.ok ? [] : (called.refusal.detail as readonly FieldProblem[])
  expect(detail.map(({ loc }) => loc.join('.'))).toEqual(
    expect.arrayContaining(['body.season', 'body.best', 'body.avoided', 'body.lines.value.text']),
  )
})

test('[E-04] refuses the fields of another kind in every language, and saves nothing', async () => {
  const { app, params, as } = await startWithColourOrder()
  const hair = await givenOrderToWrite(app)

  for (const language of languages) {
    const refused = {
      status: 409,
      refusal: { code: 'OTHER_KIND', message: texts[language].OTHER_KIND },
    }
    const save = (input: Parameters<typeof app.call<typeof saveReportDraft>>[1]) =>
      app.call(saveReportDraft, input, { as, language })
    expect(await save({ params, body: reportWith() })).toMatchObject(refused)
    expect(await save({ params: hair.params, body })).toMatchObject(refused)
  }
  expect(await app.db.selectFrom('reports').selectAll().execute()).toEqual([])
})

test('[E-04] the customer of a colour order reads a colour sheet, also as a PDF', async () => {
  const { app, member, params, as } = await startWithColourOrder()
  replyOf(await app.call(saveReportDraft, { params, body }, { as }))
  const { report_id } = replyOf(await app.call(publishReport, { params }, { as }))
  const asked = { params: { id: report_id! } }

  const { items } = replyOf(await app.call(listMyReports, {}, { as: member }))
  expect(items).toMatchObject([{ consulting_type, status: 1 }])
  const report = replyOf(await app.call(getReport, asked, { as: member }))
  expect(report).toMatchObject({ consulting_type, ...content })
  const { pages } = pdfContent(
    replyOf(await app.call(getReportPdf, asked, { as: member })) as Uint8Array,
  )
  for (const said of ['여름 뮤트', '말린 장미', '#C07986']) expect(pages.join()).toContain(said)
})

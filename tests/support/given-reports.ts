import type { z } from 'zod'
import type { hairContent } from '#consultings/hair/report-content.ts'
import { publishReport, saveReportDraft } from '#contract/reports.ts'
import { sendGuestSurvey } from '#contract/surveys.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import { replyOf, type TestApp } from './app.ts'
import { type GivenMember, givenAdmin } from './given.ts'
import { givenOrderIn, surveyWith } from './given-surveys.ts'

type Content = Partial<z.input<typeof hairContent>>

/** Builds a complete hair sheet with changes. */
export const reportWith = (change: Content = {}): Content => ({
  type_analysis: {
    face_type: '달걀형에 가까운 하트형',
    face_shape: 'heart',
    text: '이마가 넓고 턱으로 갈수록 가늘어져요.',
    measurements: [{ label: '이마 : 광대', position: 0.65, value: '1.02' }],
  },
  headline: '이마는 열고 턱 옆에 무게를 두세요',
  hair_summary: '가르마는 왼쪽이 좋아요.',
  best_hair: [
    {
      name: '쇄골 레이어드',
      description: '광대 옆에서 한 번 끊어요.',
      drawing: namedStyles.seeThroughLayers,
    },
    {
      name: '턱선 웨이브 롭',
      description: '끝이 안으로 감겨요.',
      drawing: namedStyles.collarboneCurl,
    },
  ],
  worst_hair: [
    { name: '일자 단발', description: '턱이 뾰족해 보여요.', drawing: namedStyles.fullFringeBob },
  ],
  morning: [{ motion: 'roots', title: '뿌리부터 말려요', text: '2분이면 돼요.' }],
  outro: '천천히 골라 보세요.',
  consultant_name: '박세나',
  ...change,
})

/** Creates a paid order with a survey, and an administrator. */
export async function givenOrderToWrite(
  app: TestApp,
  given: { readonly member?: GivenMember; readonly language?: 'ko' | 'en' | 'vi' } = {},
) {
  const order = await givenOrderIn(app, given)
  const params = { order_number: order.number }
  replyOf(await app.call(sendGuestSurvey, { params, body: { ...surveyWith(), ...order.proof } }))
  return { ...order, params, admin: await givenAdmin(app) }
}

/** Creates a paid order with a survey and publishes its result sheet. */
export async function givenPublishedReport(
  app: TestApp,
  given: Parameters<typeof givenOrderToWrite>[1] = {},
  content: Content = reportWith(),
) {
  const order = await givenOrderToWrite(app, given)
  const { params, admin } = order
  replyOf(await app.call(saveReportDraft, { params, body: content }, { as: admin }))
  const draft = replyOf(await app.call(publishReport, { params }, { as: admin }))
  return { ...order, reportId: draft.report_id! }
}

import { expect, test } from 'vitest'
import { changeSurvey } from '#contract/change-survey.ts'
import { saveReportDraft } from '#contract/reports.ts'
import { getSurvey, sendMemberSurvey } from '#contract/surveys.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenOrderIn, surveyWith } from '#tests/support/given-surveys.ts'
import { openTransaction, untilWaiting } from '#tests/support/open-transaction.ts'

async function startWithSurvey() {
  const app = await startApp()
  const as = await givenMember(app)
  const admin = await givenAdmin(app)
  const params = { order_number: (await givenOrderIn(app, { member: as })).number }
  replyOf(await app.call(sendMemberSurvey, { params, body: surveyWith() }, { as }))
  const change = (face_shape: '사각형' | '둥근형' = '사각형') =>
    app.call(
      changeSurvey,
      { params, body: { note: '고쳐요.', face_shape, base_revision: 1 } },
      { as },
    )
  const begin = () => {
    const body = { consulting_type: 'HAIR_CONSULTING', base_revision: 0 } as const
    return app.call(saveReportDraft, { params, body }, { as: admin })
  }
  const read = async () => replyOf(await app.call(getSurvey, { params }, { as }))
  return { app, params, change, begin, read }
}

test('[C-12] refuses a change that waited while a consultant began', async () => {
  const { app, change, begin, read } = await startWithSurvey()
  const { tx, end } = await openTransaction(app.db)
  await tx.selectFrom('orders').select('id').forUpdate().execute()
  const begun = begin()
  await untilWaiting(app, 1)
  const changed = change()
  await untilWaiting(app, 2)
  await end('commit')

  expect(replyOf(await begun).content).toMatchObject({ type_analysis: { face_shape: 'heart' } })
  expect(await changed).toMatchObject({ status: 409, refusal: { code: 'SURVEY_IN_WORK' } })
  expect(await read()).toMatchObject({ face_shape: '하트형', revision: 1, changes: [] })
})

test('[C-12] a consultant who waited for a change begins with the changed answers', async () => {
  const { app, change, begin, read } = await startWithSurvey()
  const { tx, end } = await openTransaction(app.db)
  await tx.selectFrom('surveys').select('order_number').forUpdate().execute()
  const changed = change()
  await untilWaiting(app, 1)
  const begun = begin()
  await untilWaiting(app, 2)
  await end('commit')

  expect(replyOf(await changed)).toMatchObject({ revision: 2 })
  expect(replyOf(await begun).content).toMatchObject({ type_analysis: { face_shape: 'square' } })
  expect(await read()).toMatchObject({ face_shape: '사각형', revision: 2 })
})

test('[C-12] takes exactly one of the changes that two devices send at once', async () => {
  const { app, change, read } = await startWithSurvey()
  const { tx, end } = await openTransaction(app.db)
  await tx.selectFrom('orders').select('id').forUpdate().execute()
  const both = [change('사각형'), change('둥근형')]
  await untilWaiting(app, 2)
  await end('commit')

  const statuses = (await Promise.all(both)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409])
  expect(await read()).toMatchObject({
    revision: 2,
    changes: [{ before: { face_shape: '하트형' } }],
  })
})

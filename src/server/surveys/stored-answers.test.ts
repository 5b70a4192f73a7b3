import { expect, test } from 'vitest'
import { kinds } from '#consultings/kinds.ts'
import { type Upgrade, versionAfter } from '#consultings/stored.ts'
import { getSurvey, sendMemberSurvey, withdrawSurveyConsent } from '#contract/surveys.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenOrderIn, surveyWith } from '#tests/support/given-surveys.ts'
import { readAnswers } from './read-answers.ts'

async function startWithSurvey() {
  const app = await startApp()
  const as = await givenMember(app)
  const { number } = await givenOrderIn(app, { member: as })
  const params = { order_number: number }
  replyOf(await app.call(sendMemberSurvey, { params, body: surveyWith() }, { as }))
  const stored = () => app.db.selectFrom('surveys').selectAll().executeTakeFirstOrThrow()
  return { app, as, params, stored }
}

test('[E-04] returns answers stored by newer software unchanged, and erases them as a whole', async () => {
  const { app, as, params, stored } = await startWithSurvey()
  const schema_version = versionAfter(kinds.HAIR_CONSULTING.answerUpgrades) + 1
  const answers = JSON.stringify({ height_m: 1.7 })
  await app.db.updateTable('surveys').set({ schema_version, answers }).execute()

  const read = replyOf(await app.call(getSurvey, { params }, { as }))
  expect(read).toMatchObject({ consulting_type: 'NEWER', height_m: 1.7, left_blank: [] })

  expect(await app.call(withdrawSurveyConsent, { params }, { as })).toMatchObject({ status: 204 })
  const { answers: left, erased_at } = await stored()
  expect([left, erased_at]).toEqual([{}, app.clock.now()])
})

test('[E-04] upgrades answers stored by older software when reading them', async () => {
  const { stored } = await startWithSurvey()
  const { answers, schema_version } = await stored()
  const inMetres: Upgrade = ({ height_cm, ...rest }) => ({
    ...rest,
    height_m: Number(height_cm) / 100,
  })
  const { HAIR_CONSULTING: hair } = kinds
  const later = { ...hair, answerUpgrades: [...hair.answerUpgrades, inMetres] }

  const read = readAnswers('HAIR_CONSULTING', answers, schema_version, later)

  expect(read.kind).toBe('HAIR_CONSULTING')
  expect(read.answers).toMatchObject({ height_m: Number(surveyWith().height_cm) / 100 })
  expect(read.answers).not.toHaveProperty('height_cm')
})

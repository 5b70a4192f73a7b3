import { expect, test } from 'vitest'
import { assignOrder } from '#contract/admin-orders.ts'
import { sendGuestSurvey } from '#contract/surveys.ts'
import { allJobs } from '#server/jobs.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { type GivenMember, givenAdmin, givenConsultant, givenViewer } from '#tests/support/given.ts'
import { givenDeposit, givenGuestOrder, orderRow } from '#tests/support/given-orders.ts'
import { surveyWith } from '#tests/support/given-surveys.ts'

/** Runs the job that one server runs each minute. */
const runJob = ({ deps }: TestApp) =>
  allJobs(deps)
    .find(({ name }) => name === 'administrators-mail')!
    .run()

test('[O-02] mails a consultant about assigned orders only, without amounts, and a viewer never', async () => {
  const app = await startApp()
  const owner = await givenAdmin(app)
  const [consultant, other, viewer] = [
    await givenConsultant(app),
    await givenConsultant(app),
    await givenViewer(app),
  ]
  const { order_number } = await givenGuestOrder(app)
  const params = { order_number }
  const body = { consultant_id: consultant.id }
  replyOf(await app.call(assignOrder, { params, body }, { as: owner }))
  await givenDeposit(app, order_number)
  const { contact_email: email, contact_phone: phone } = await orderRow(app, order_number)
  replyOf(await app.call(sendGuestSurvey, { params, body: { ...surveyWith(), email, phone } }))

  await runJob(app)
  app.clock.advance(DAY_MS)
  await runJob(app)

  const texts = await textsTo(app, consultant)
  expect(texts).toHaveLength(1)
  expect(texts[0]).toContain(order_number)
  expect(texts[0]).not.toContain('100,000')
  expect(await textsTo(app, other)).toEqual([])
  expect(await textsTo(app, viewer)).toEqual([])
  expect((await textsTo(app, owner)).join()).toContain('100,000')
})

test('[O-02] announces an order to the consultant who gets it after its survey, and to no other', async () => {
  const app = await startApp()
  const owner = await givenAdmin(app)
  const [first, second] = [await givenConsultant(app), await givenConsultant(app)]
  const { order_number } = await givenGuestOrder(app)
  await givenDeposit(app, order_number)
  const params = { order_number }
  const { contact_email: email, contact_phone: phone } = await orderRow(app, order_number)
  replyOf(await app.call(sendGuestSurvey, { params, body: { ...surveyWith(), email, phone } }))
  for (const { id } of [first, second]) {
    const body = { consultant_id: id }
    replyOf(await app.call(assignOrder, { params, body }, { as: owner }))
  }

  app.clock.advance(DAY_MS)
  await runJob(app)

  expect(await textsTo(app, first)).toEqual([])
  expect((await textsTo(app, second)).join()).toContain(order_number)
})

const textsTo = async ({ db }: TestApp, { email }: GivenMember) =>
  (await db.selectFrom('messages').select('text').where('recipient', '=', email).execute()).map(
    ({ text }) => text,
  )

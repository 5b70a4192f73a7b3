import { expect, test } from 'vitest'
import { changeSettings } from '#contract/admin-settings.ts'
import { getMyPoints } from '#contract/points.ts'
import { publishReport, saveReportDraft } from '#contract/reports.ts'
import { withdrawSurveyConsent } from '#contract/surveys.ts'
import { allJobs } from '#server/jobs.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { mailsTo } from '#tests/support/given-bookings.ts'
import { orderRow, signedInAgain } from '#tests/support/given-orders.ts'
import { givenOrderToWrite, reportWith } from '#tests/support/given-reports.ts'

/** Due time of a sheet that was started on the first day of a test. */
const DUE = new Date('2026-11-05T18:00:00+09:00')

const runJob = ({ deps }: Pick<TestApp, 'deps'>) =>
  allJobs(deps)
    .find(({ name }) => name === 'sheets-late')!
    .run()

const setPoints = async (app: TestApp, late_sheet_points: number) =>
  replyOf(
    await app.call(changeSettings, { body: { late_sheet_points } }, { as: await givenAdmin(app) }),
  )

const apologiesTo = async (app: TestApp, email: string) =>
  (await mailsTo(app, email)).filter(({ kind }) => kind === 'SHEET_LATE')

const alarmed = (app: TestApp) =>
  app.db.selectFrom('admin_events').select('subject').where('occasion', '=', 'SHEET_LATE').execute()

test('[C-01] apologizes once for a late sheet, with points for a member', async () => {
  const app = await startApp()
  await setPoints(app, 3_000)
  const member = await givenMember(app)
  const { number, proof } = await givenOrderToWrite(app, { member })

  app.clock.set(DUE)
  expect(await runJob(app)).toBe(0)
  app.clock.advance(1)
  expect(await runJob(app)).toBe(1)
  expect(await runJob(app)).toBe(0)

  const mails = await apologiesTo(app, proof.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).toContain('11월 5일 목요일까지')
  expect(mails[0]!.text).toContain('3,000P를 드렸어요')
  const as = await signedInAgain(app, member)
  const { balance, items } = replyOf(await app.call(getMyPoints, { query: {} }, { as }))
  expect(balance).toBe(3_000)
  expect(items).toMatchObject([{ amount: 3_000, reason: 'SHEET_LATE', order_number: number }])
  expect(new Set((await alarmed(app)).map(({ subject }) => subject))).toEqual(new Set([number]))
})

test.each([
  ['ko', '정말 죄송해요'],
  ['en', 'We are very sorry'],
  ['vi', 'Chúng tôi thành thật xin lỗi'],
] as const)(
  '[C-01] apologizes to a guest without mentioning points: %s',
  async (language, words) => {
    const app = await startApp()
    await setPoints(app, 3_000)
    const { proof } = await givenOrderToWrite(app, { language })
    app.clock.set(new Date(DUE.getTime() + 1))

    expect(await runJob(app)).toBe(1)

    const [mail] = await apologiesTo(app, proof.email)
    expect(mail!.text).toContain(words)
    expect(mail!.text).not.toMatch(/3[.,]000/)
    expect(await app.db.selectFrom('point_entries').selectAll().execute()).toEqual([])
  },
)

test('[C-01] apologizes without points by default', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const { proof } = await givenOrderToWrite(app, { member })
  app.clock.set(new Date(DUE.getTime() + 1))

  expect(await runJob(app)).toBe(1)

  expect(await apologiesTo(app, proof.email)).toHaveLength(1)
  expect(await app.db.selectFrom('point_entries').selectAll().execute()).toEqual([])
})

test('[C-01] sends no apology for a sheet published in time, or without consent', async () => {
  const app = await startApp()
  const sent = await givenOrderToWrite(app)
  const as = sent.admin
  replyOf(await app.call(saveReportDraft, { params: sent.params, body: reportWith() }, { as }))
  replyOf(await app.call(publishReport, { params: sent.params }, { as }))
  const member = await givenMember(app)
  const stopped = await givenOrderToWrite(app, { member })
  const params = { order_number: stopped.number }
  await app.call(withdrawSurveyConsent, { params }, { as: member })
  app.clock.set(new Date(DUE.getTime() + 1))

  await runJob(app)

  for (const { proof } of [sent, stopped]) expect(await apologiesTo(app, proof.email)).toEqual([])
  expect(await alarmed(app)).toEqual([])
})

test('[C-01] two servers that find the same late sheets apologize once for each', async () => {
  const app = await startApp()
  await setPoints(app, 1_000)
  const orders = []
  for (let at = 0; at < 12; at += 1) {
    const member = await givenMember(app, { email: `late${at}@example.com` })
    orders.push({ ...(await givenOrderToWrite(app, { member })), member })
  }
  app.clock.set(new Date(DUE.getTime() + 1))

  const done = await Promise.all([runJob(app), runJob(app), runJob(app)])

  expect(done.reduce((sum: number, each) => sum + Number(each), 0)).toBe(orders.length)
  for (const { number, proof, member } of orders) {
    expect(await apologiesTo(app, proof.email)).toHaveLength(1)
    expect((await orderRow(app, number)).late_notified_at).toEqual(app.clock.now())
    const entries = app.db.selectFrom('point_entries').select('amount')
    expect(await entries.where('member_id', '=', member.id).execute()).toEqual([{ amount: 1_000 }])
  }
})

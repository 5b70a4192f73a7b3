import { expect, test } from 'vitest'
import { getReport, listMyReports, publishReport, saveReportDraft } from '#contract/reports.ts'
import { issueGuestToken } from '#server/orders/index.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenMember } from '#tests/support/given.ts'
import {
  givenOrderToWrite,
  givenPublishedReport,
  reportWith,
} from '#tests/support/given-reports.ts'
import { givenOrderIn } from '#tests/support/given-surveys.ts'

test('[RPT-01] [S-06] lists every order of a member with what its result sheet waits for', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const cancelled = await givenOrderIn(app, { member, status: 'CANCELLED' })
  const written = await givenPublishedReport(app, { member })
  app.clock.advance(1_000)
  const inWork = await givenOrderToWrite(app, { member })
  app.clock.advance(1_000)
  const paid = await givenOrderIn(app, { member })
  app.clock.advance(1_000)
  const unpaid = await givenOrderIn(app, { member, status: 'PAYMENT_PENDING' })
  await givenPublishedReport(app, { member: await givenMember(app) })

  const list = replyOf(await app.call(listMyReports, {}, { as: member }))

  expect(list).toMatchObject({
    total: 4,
    items: [
      { order_number: unpaid.number, status: 0, waiting_for: 'payment', published_at: null },
      { order_number: paid.number, status: 0, waiting_for: 'survey' },
      { order_number: inWork.number, status: 0, waiting_for: 'consultant' },
      { order_number: written.number, status: 1, waiting_for: null },
    ],
  })
  expect(list.items.map((item) => item.order_number)).not.toContain(cancelled.number)
  const query = { order_number: written.number }
  expect(replyOf(await app.call(listMyReports, { query }, { as: member })).total).toBe(1)
})

test('[RPT-01] a list without a sheet is empty, and a visitor is asked to sign in', async () => {
  const app = await startApp()
  const member = await givenMember(app)

  expect(replyOf(await app.call(listMyReports, {}, { as: member }))).toMatchObject({ items: [] })
  expect((await app.call(listMyReports, {})).status).toBe(401)
})

test('[RPT-02] the owner reads every part of the published sheet', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const { reportId, number } = await givenPublishedReport(app, { member })

  const report = replyOf(await app.call(getReport, { params: { id: reportId } }, { as: member }))

  expect(report).toMatchObject({
    ...reportWith(),
    order_number: number,
    customer_name: '김하나',
    purchase_date: app.clock.now().toISOString(),
    version: 1,
  })
  expect(report.diagnosis_number).toMatch(/^GY-2611-\d{4}$/)
  expect(report.best_hair).toHaveLength(2)
})

test('[RPT-02] nobody else reads a sheet, and nobody before it is published', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const { reportId } = await givenPublishedReport(app, { member })
  const draft = await givenOrderToWrite(app, { member })
  const { params, admin } = draft
  replyOf(await app.call(saveReportDraft, { params, body: reportWith() }, { as: admin }))
  const read = async (id: string, as?: { token: string }) =>
    (await app.call(getReport, { params: { id } }, { as })).status

  expect(await read(reportId)).toBe(401)
  expect(await read(reportId, await givenMember(app))).toBe(404)
  expect(await read(draft.id, member)).toBe(404)
  expect(await read(draft.id, admin)).toBe(200)
  expect(await read('00000000-0000-4000-8000-000000000000', member)).toBe(404)
})

test('[RPT-02] customers read the published version while the next one is written', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const { params, admin, reportId } = await givenPublishedReport(app, { member })
  const read = async (as: { token: string }) =>
    replyOf(await app.call(getReport, { params: { id: reportId } }, { as }))
  const body = { outro: '다시 썼어요.' }
  replyOf(await app.call(saveReportDraft, { params, body }, { as: admin }))

  expect(await read(member)).toMatchObject({ outro: '천천히 골라 보세요.', version: 1 })
  expect(await read(admin)).toMatchObject({ outro: '다시 썼어요.' })

  replyOf(await app.call(publishReport, { params }, { as: admin }))
  expect(await read(member)).toMatchObject({ outro: '다시 썼어요.', version: 2 })
})

test('[RPT-04] a guest opens the sheet from the mail’s link and lists it by its token', async () => {
  const app = await startApp()
  const { reportId } = await givenPublishedReport(app)
  const mails = await app.db
    .selectFrom('messages')
    .selectAll()
    .where('kind', '=', 'REPORT_READY')
    .execute()
  const link = /result-sheet\/([\w-]+)\?order=[\w-]+&token=([\w-]+)/.exec(mails[0]!.text)!
  const [, id, token] = link as unknown as [string, string, string]

  expect(id).toBe(reportId)
  expect((await app.call(getReport, { params: { id }, query: { token } })).status).toBe(200)
  expect(replyOf(await app.call(listMyReports, { query: { token } }))).toMatchObject({
    items: [{ id, status: 1 }],
  })
})

test('[RPT-04] a token of another order opens nothing', async () => {
  const app = await startApp()
  const { reportId } = await givenPublishedReport(app)
  const other = await givenOrderIn(app)
  const token = await issueGuestToken(app.db, other.id, app.clock.now())

  const query = { token }
  expect((await app.call(getReport, { params: { id: reportId }, query })).status).toBe(404)
  expect(replyOf(await app.call(listMyReports, { query })).items).toMatchObject([{ id: other.id }])
  const unknown = { token: 'A'.repeat(43) }
  expect((await app.call(listMyReports, { query: unknown })).status).toBe(404)
})

import { expect, test } from 'vitest'
import type { FieldProblem } from '#contract/refusals.ts'
import {
  getReportDraft,
  getReportVersion,
  publishReport,
  saveReportDraft,
} from '#contract/reports.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import {
  givenOrderToWrite,
  givenPublishedReport,
  reportWith,
} from '#tests/support/given-reports.ts'
import { givenOrderIn } from '#tests/support/given-surveys.ts'

test('[RPT-03] before the first save the draft has only the face of the survey', async () => {
  const app = await startApp()
  const { params, admin } = await givenOrderToWrite(app)

  const draft = replyOf(await app.call(getReportDraft, { params }, { as: admin }))

  expect(draft).toMatchObject({ status: 'NONE', revision: 0, report_id: null, versions: [] })
  expect(draft.content).toMatchObject({
    type_analysis: {
      face_shape: 'heart',
      face: { hairline: 11, lids: 'double', neck: 'long', shoulders: 'narrow' },
      face_type: '',
      text: '',
    },
    best_hair: [],
  })
})

test('[RPT-03] a save keeps fields left out, and records who saved when', async () => {
  const app = await startApp()
  const { params, admin } = await givenOrderToWrite(app)
  const save = (body: object) => app.call(saveReportDraft, { params, body }, { as: admin })
  replyOf(await save({ ...reportWith(), base_revision: 0 }))

  const draft = replyOf(await save({ outro: '다시 썼어요.', base_revision: 1 }))

  expect(draft).toMatchObject({
    status: 'DRAFT',
    revision: 2,
    saved_by: '박세나',
    saved_at: app.clock.now().toISOString(),
    content: { ...reportWith(), outro: '다시 썼어요.' },
  })
})

test('[RPT-03] of two consultants who save one sheet, the second gets the content of the first', async () => {
  const app = await startApp()
  const { params, admin } = await givenOrderToWrite(app)
  const other = await givenAdmin(app)
  replyOf(await app.call(saveReportDraft, { params, body: reportWith() }, { as: admin }))
  const save = (outro: string, as: { token: string }) =>
    app.call(saveReportDraft, { params, body: { outro, base_revision: 1 } }, { as })

  const both = await Promise.all([save('첫째', admin), save('둘째', other)])

  const saved = replyOf(both[0]!.ok ? both[0]! : both[1]!)
  expect(both.find((called) => !called.ok)).toMatchObject({
    status: 409,
    refusal: { code: 'EDIT_CONFLICT', current: { revision: 2, content: saved.content } },
  })
  expect(replyOf(await app.call(getReportDraft, { params }, { as: admin }))).toEqual(saved)
})

test('[RPT-03] refuses to publish a draft that somebody else has changed since', async () => {
  const app = await startApp()
  const { params, admin } = await givenOrderToWrite(app)
  const save = (outro: string) =>
    app.call(saveReportDraft, { params, body: { ...reportWith(), outro } }, { as: admin })
  const publishUpon = (base_revision: number) =>
    app.call(publishReport, { params, query: { base_revision } }, { as: admin })
  const seen = replyOf(await save('내가 본 마무리'))
  const theirs = replyOf(await save('다른 사람의 마무리'))

  expect(await publishUpon(seen.revision)).toMatchObject({
    status: 409,
    refusal: { code: 'EDIT_CONFLICT', current: { content: { outro: '다른 사람의 마무리' } } },
  })
  expect(replyOf(await publishUpon(theirs.revision)).versions).toHaveLength(1)
})

test('[RPT-03] every version can be read as it was sent, also after changes', async () => {
  const app = await startApp()
  const { params, admin: as } = await givenOrderToWrite(app)
  for (const outro of ['처음 보낸 마무리', '고쳐 보낸 마무리']) {
    replyOf(await app.call(saveReportDraft, { params, body: { ...reportWith(), outro } }, { as }))
    replyOf(await app.call(publishReport, { params }, { as }))
  }
  const read = (version: number) =>
    app.call(getReportVersion, { params: { ...params, version } as never }, { as })

  expect(replyOf(await read(1))).toMatchObject({
    version: 1,
    content: { outro: '처음 보낸 마무리' },
    published_by: '박세나',
  })
  expect(replyOf(await read(2)).content.outro).toBe('고쳐 보낸 마무리')
  expect((await read(3)).status).toBe(404)
})

test('[RPT-03] two concurrent first saves create one sheet', async () => {
  const app = await startApp()
  const { params, admin } = await givenOrderToWrite(app)
  const body = { ...reportWith(), base_revision: 0 }

  const both = await Promise.all(
    [1, 2].map(() => app.call(saveReportDraft, { params, body }, { as: admin })),
  )

  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test.each(['PAYMENT_PENDING', 'PAYMENT_COMPLETED', 'CANCELLED', 'REFUNDED'] as const)(
  '[RPT-03] refuses a sheet for an order that is %s',
  async (status) => {
    const app = await startApp()
    const { number } = await givenOrderIn(app, { status })
    const as = await givenAdmin(app)
    const params = { order_number: number }
    const refused = { status: 409, refusal: { code: 'REPORT_NOT_READY' } }

    expect(await app.call(saveReportDraft, { params, body: {} }, { as })).toMatchObject(refused)
    expect(await app.call(publishReport, { params }, { as })).toMatchObject(refused)
  },
)

test('[RPT-03] only administrators write sheets', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const { params } = await givenOrderToWrite(app, { member })

  expect((await app.call(saveReportDraft, { params, body: {} }, { as: member })).status).toBe(403)
  expect((await app.call(publishReport, { params })).status).toBe(401)
  expect((await app.call(getReportDraft, { params }, { as: member })).status).toBe(403)
})

test('[RPT-02] refuses to publish an incomplete sheet, and names every empty field', async () => {
  const app = await startApp()
  const { params, admin } = await givenOrderToWrite(app)
  const best_hair = [{ name: '쇄골 레이어드', description: '' }]
  const body = reportWith({ best_hair, worst_hair: [], outro: '  ' })
  replyOf(await app.call(saveReportDraft, { params, body }, { as: admin }))

  const called = await app.call(publishReport, { params }, { as: admin, language: 'en' })

  expect(called).toMatchObject({ status: 422, refusal: { code: 'REPORT_INCOMPLETE' } })
  const detail = called.ok ? [] : (called.refusal.detail as readonly FieldProblem[])
  expect(detail.map(({ loc }) => loc.join('.'))).toEqual([
    'body.best_hair.0.description',
    'body.best_hair.1.name',
    'body.best_hair.1.description',
    'body.worst_hair.0.name',
    'body.outro',
  ])
  expect(detail[0]!.msg).toBe('This is still empty.')
  expect(await messagesAbout(app)).toEqual([])
})

test('[RPT-02] refuses to publish without a draft, and names every field', async () => {
  const app = await startApp()
  const { params, admin } = await givenOrderToWrite(app)

  const called = await app.call(publishReport, { params }, { as: admin })
  expect(called.ok ? [] : called.refusal.detail).toHaveLength(12)
})

test('[RPT-03] publishing moves the order on, notifies the customer once and is recorded', async () => {
  const app = await startApp()
  const { params, admin, number, reportId } = await givenPublishedReport(app, { language: 'vi' })

  const again = replyOf(await app.call(publishReport, { params }, { as: admin }))

  expect(again).toMatchObject({ status: 'PUBLISHED', versions: [{ version: 1 }] })
  const order = await app.db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst()
  expect(order).toMatchObject({ status: 'RESULT_SENT', report_id: reportId })
  expect(await messagesAbout(app)).toMatchObject([{ language: 'vi', order_number: number }])
  const written = await app.db.selectFrom('audit_log').select('action').orderBy('id').execute()
  expect(written.map(({ action }) => action)).toEqual(['report.save', 'report.publish'])
})

test('[RPT-03] a revision is a new version beside the first, and the order keeps its status', async () => {
  const app = await startApp()
  const { params, admin, number } = await givenPublishedReport(app)
  const body = { outro: '다시 썼어요.' }
  const changed = replyOf(await app.call(saveReportDraft, { params, body }, { as: admin }))
  expect(changed.status).toBe('CHANGED')
  app.clock.advance(60_000)

  const published = replyOf(await app.call(publishReport, { params }, { as: admin }))

  expect(published).toMatchObject({
    status: 'PUBLISHED',
    published_at: app.clock.now().toISOString(),
  })
  expect(published.versions.map(({ version }) => version)).toEqual([1, 2])
  const history = await app.db
    .selectFrom('order_history')
    .innerJoin('orders', 'orders.id', 'order_history.order_id')
    .select('order_history.status')
    .where('orders.number', '=', number)
    .execute()
  expect(history.filter(({ status }) => status === 'RESULT_SENT')).toHaveLength(1)
  expect(await messagesAbout(app)).toHaveLength(2)
})

test('[RPT-03] two administrators who publish at once publish one version', async () => {
  const app = await startApp()
  const { params, admin } = await givenOrderToWrite(app)
  replyOf(await app.call(saveReportDraft, { params, body: reportWith() }, { as: admin }))

  const both = await Promise.all(
    [1, 2, 3, 4].map(() => app.call(publishReport, { params }, { as: admin })),
  )

  expect(both.map((called) => replyOf(called).versions.length)).toEqual([1, 1, 1, 1])
  expect(await messagesAbout(app)).toHaveLength(1)
})

const messagesAbout = ({ db }: Awaited<ReturnType<typeof startApp>>) =>
  db.selectFrom('messages').selectAll().where('kind', '=', 'REPORT_READY').execute()

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { kinds } from '#consultings/kinds.ts'
import { type Upgrade, versionAfter } from '#consultings/stored.ts'
import {
  getReport,
  getReportDraft,
  getReportPdf,
  publishReport,
  saveReportDraft,
} from '#contract/reports.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenPublishedReport, reportWith } from '#tests/support/given-reports.ts'
import { pdfContent } from '#tests/support/pdf-content.ts'
import { readContent } from './read-content.ts'

/** A published sheet of a kind that is no longer defined. */
async function givenReportOfGoneKind() {
  const app = await startApp()
  const report = await givenPublishedReport(app)
  const gone = { id: randomUUID(), consulting_type: 'STYLE_CONSULTING' } as const
  await sql`
    insert into products
    select new.* from products, jsonb_populate_record(products, ${gone}::jsonb) new
    where products.consulting_type = 'HAIR_CONSULTING' limit 1`.execute(app.db)
  await app.db
    .updateTable('orders')
    .set({ product_id: gone.id, consulting_type: gone.consulting_type })
    .where('number', '=', report.number)
    .execute()
  return { app, ...report }
}

test('[E-04] a sheet stays readable when the definition of its kind is gone', async () => {
  const { app, admin, params, reportId } = await givenReportOfGoneKind()

  const report = replyOf(await app.call(getReport, { params: { id: reportId } }, { as: admin }))
  expect(report).toMatchObject({
    consulting_type: 'STYLE_CONSULTING',
    hair_summary: '가르마는 왼쪽이 좋아요.',
    consultant_name: '박세나',
  })
  const pdf = replyOf(await app.call(getReportPdf, { params: { id: reportId } }, { as: admin }))
  expect(pdfContent(pdf as Uint8Array).pages.join()).toContain('가르마는 왼쪽이 좋아요.')
  const draft = replyOf(await app.call(getReportDraft, { params }, { as: admin }))
  expect(draft.content).toMatchObject({ hair_summary: '가르마는 왼쪽이 좋아요.' })
})

test('[E-04] refuses to edit or publish a sheet of a kind without a definition', async () => {
  const { app, admin, params } = await givenReportOfGoneKind()
  const refused = { status: 409, refusal: { code: 'KIND_NOT_OFFERED' } }

  const body = { hair_summary: '새로' }
  expect(await app.call(saveReportDraft, { params, body }, { as: admin })).toMatchObject(refused)
  expect(await app.call(publishReport, { params }, { as: admin })).toMatchObject(refused)
})

test.each(['STYLE_CONSULTING', 'NAIL_CONSULTING'])(
  '[E-04] refuses fields of %s, a kind that is not offered, as input',
  async (consulting_type) => {
    const app = await startApp()
    const { admin, params } = await givenPublishedReport(app)

    const body = { consulting_type, outro: '끝' } as never
    expect(await app.call(saveReportDraft, { params, body }, { as: admin })).toMatchObject({
      status: 422,
    })
  },
)

/** A published sheet whose versions were stored by newer software before a rollback. */
async function givenReportOfNewerSoftware() {
  const app = await startApp()
  const member = await givenMember(app)
  const report = await givenPublishedReport(app, { member })
  const schema_version = versionAfter(kinds.HAIR_CONSULTING.report.upgrades) + 1
  const content = JSON.stringify({ ...reportWith(), hair_summary: ['가르마는', '왼쪽이 좋아요.'] })
  await app.db.updateTable('reports').set({ schema_version, draft: content }).execute()
  const version = { version: 2, published_at: app.clock.now(), published_by: '박세나' }
  await app.db
    .insertInto('report_versions')
    .values({ ...version, report_id: report.reportId, schema_version, content })
    .execute()
  await app.db.updateTable('reports').set({ published_version: 2 }).execute()
  return { app, member, ...report }
}

test('[E-04] customer and studio read content stored by newer software, also as a PDF', async () => {
  const { app, admin, member, params, reportId } = await givenReportOfNewerSoftware()
  const read = { consulting_type: 'NEWER', hair_summary: ['가르마는', '왼쪽이 좋아요.'] }

  const asked = { params: { id: reportId } }
  expect(replyOf(await app.call(getReport, asked, { as: member }))).toMatchObject(read)
  const { hair_summary } = read
  const { pages } = pdfContent(
    replyOf(await app.call(getReportPdf, asked, { as: member })) as Uint8Array,
  )
  for (const part of hair_summary) expect(pages.join()).toContain(part)
  const draft = replyOf(await app.call(getReportDraft, { params }, { as: admin }))
  expect(draft).toMatchObject({ consulting_type: 'NEWER', content: { hair_summary } })
})

test('[E-04] refuses to change or publish content stored by newer software', async () => {
  const { app, admin, params } = await givenReportOfNewerSoftware()
  const refused = { status: 409, refusal: { code: 'NEWER_CONTENT' } }

  const body = { hair_summary: '새로' }
  expect(await app.call(saveReportDraft, { params, body }, { as: admin })).toMatchObject(refused)
  expect(await app.call(publishReport, { params }, { as: admin })).toMatchObject(refused)
})

test('[E-04] upgrades content stored by older software when reading it', async () => {
  const app = await startApp()
  const { number } = await givenPublishedReport(app)
  const { draft, schema_version } = await app.db
    .selectFrom('reports')
    .select(['draft', 'schema_version'])
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow()
  const rename: Upgrade = ({ hair_summary, ...rest }) => ({ ...rest, parting: hair_summary })
  const { report } = kinds.HAIR_CONSULTING
  const later = { ...report, upgrades: [...report.upgrades, rename] } as never

  const read = readContent('HAIR_CONSULTING', draft, schema_version, later)

  expect(read).toMatchObject({
    kind: 'HAIR_CONSULTING',
    content: { parting: '가르마는 왼쪽이 좋아요.' },
  })
  expect(read.content).not.toHaveProperty('hair_summary')
})

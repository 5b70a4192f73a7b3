import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  getReport,
  getReportDraft,
  getReportPdf,
  publishReport,
  saveReportDraft,
} from '#contract/reports.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenPublishedSheet } from '#tests/support/given-reports.ts'

/** A published sheet whose kind the studio has no definition of any more. */
async function givenSheetOfGoneKind() {
  const app = await startApp()
  const sheet = await givenPublishedSheet(app)
  const gone = { id: randomUUID(), consulting_type: 'STYLE_CONSULTING' } as const
  await sql`
    insert into products
    select new.* from products, jsonb_populate_record(products, ${gone}::jsonb) new
    where products.consulting_type = 'HAIR_CONSULTING' limit 1`.execute(app.db)
  await app.db
    .updateTable('orders')
    .set({ product_id: gone.id, consulting_type: gone.consulting_type })
    .where('number', '=', sheet.number)
    .execute()
  return { app, ...sheet }
}

test('[E-04] a sheet stays readable when the definition of its kind is gone', async () => {
  const { app, admin, params, reportId } = await givenSheetOfGoneKind()

  const sheet = replyOf(await app.call(getReport, { params: { id: reportId } }, { as: admin }))
  expect(sheet).toMatchObject({
    consulting_type: 'STYLE_CONSULTING',
    hair_summary: '가르마는 왼쪽이 좋아요.',
    consultant_name: '박세나',
  })
  const pdf = await app.call(getReportPdf, { params: { id: reportId } }, { as: admin })
  expect(pdf.status).toBe(200)
  const draft = replyOf(await app.call(getReportDraft, { params }, { as: admin }))
  expect(draft.content).toMatchObject({ hair_summary: '가르마는 왼쪽이 좋아요.' })
})

test('[E-04] a sheet of a kind without a definition is neither written nor sent', async () => {
  const { app, admin, params } = await givenSheetOfGoneKind()
  const refused = { status: 409, refusal: { code: 'KIND_NOT_OFFERED' } }

  const body = { hair_summary: '새로' }
  expect(await app.call(saveReportDraft, { params, body }, { as: admin })).toMatchObject(refused)
  expect(await app.call(publishReport, { params }, { as: admin })).toMatchObject(refused)
})

test.each(['STYLE_CONSULTING', 'NAIL_CONSULTING'])(
  '[E-04] fields of %s, which nobody carries out, are refused as input',
  async (consulting_type) => {
    const app = await startApp()
    const { admin, params } = await givenPublishedSheet(app)

    const body = { consulting_type, outro: '끝' } as never
    expect(await app.call(saveReportDraft, { params, body }, { as: admin })).toMatchObject({
      status: 422,
    })
  },
)

import { z } from 'zod'
import { baseQuery } from './administered.ts'
import { consultingTypeField } from './catalog.ts'
import { drawingField, faceOutlineField, featuresField } from './drawing-fields.ts'
import { endpoint } from './endpoint.ts'
import { guestTokenField, idField, orderNumberField } from './fields.ts'
import { pageOf, pageQuery } from './page.ts'

/** What a result sheet is waiting for; null once it can be read. */
const waitingFor = z.enum(['payment', 'survey', 'consultant']).nullable()
export type WaitingFor = z.output<typeof waitingFor>

const listItem = z.object({
  id: idField,
  order_number: z.string(),
  consulting_type: consultingTypeField,
  /** 1 complete, 0 in progress. */
  status: z.int(),
  waiting_for: waitingFor,
  purchased_at: z.string(),
  published_at: z.string().nullable(),
})

export const listMyReports = endpoint({
  method: 'GET',
  path: '/v1/meitu-report',
  summary: 'Orders of the member, or of a guest with a token, with the state of their result sheet',
  access: 'anyone',
  query: pageQuery(10).extend({
    order_number: orderNumberField.optional(),
    token: guestTokenField.optional(),
  }),
  reply: pageOf(listItem),
  refusals: [],
})

/** Without picture and drawing, a style is drawn by its place: `domain/reports/sheet-portraits.ts`. */
const style = z.object({
  name: z.string().trim().max(60),
  /** An uploaded picture, shown instead of a drawing. */
  image_url: z.string().max(500).nullable().default(null),
  drawing: drawingField.nullable().default(null),
  description: z.string().trim().max(1_000),
})

const measurement = z.object({
  label: z.string().trim().max(40),
  /** Position of the dot on its line, 0 to 1. */
  position: z.number().min(0).max(1),
  value: z.string().trim().max(20),
})

const typeAnalysis = z.object({
  /** Description of the face, e.g. “달걀형에 가까운 하트형”. */
  face_type: z.string().trim().max(60).default(''),
  face_shape: faceOutlineField.default('oval'),
  /** What else is known of the drawn face, at first from the survey. */
  face: featuresField.default({}),
  face_type_image_url: z.string().max(500).nullable().default(null),
  text: z.string().trim().max(2_000).default(''),
  measurements: z.array(measurement).max(8).default([]),
})

const sheetFields = {
  type_analysis: typeAnalysis,
  hair_summary: z.string().trim().max(2_000),
  best_hair: z.array(style).max(2),
  worst_hair: z.array(style).max(4),
  outro: z.string().trim().max(2_000),
  consultant_name: z.string().trim().max(40),
}

/** Content of a result sheet. A draft may be incomplete; publishing requires all fields. */
export const sheetContent = z.object({
  type_analysis: typeAnalysis,
  hair_summary: sheetFields.hair_summary.default(''),
  best_hair: sheetFields.best_hair.default([]),
  worst_hair: sheetFields.worst_hair.default([]),
  outro: sheetFields.outro.default(''),
  consultant_name: sheetFields.consultant_name.default(''),
})
export type SheetContent = z.output<typeof sheetContent>

export const sheetReply = sheetContent.extend({
  id: idField,
  order_number: z.string(),
  consulting_type: consultingTypeField,
  diagnosis_number: z.string(),
  purchase_date: z.string(),
  customer_name: z.string(),
  published_at: z.string().nullable(),
  version: z.int(),
})
export type Sheet = z.output<typeof sheetReply>

const sheetParams = z.object({ id: idField })
const tokenQuery = z.object({ token: guestTokenField.optional() })

export const getReport = endpoint({
  method: 'GET',
  path: '/v1/meitu-report/:id',
  summary: 'A published sheet: owner, guest with a token, or administrator (who sees drafts too)',
  access: 'anyone',
  params: sheetParams,
  query: tokenQuery,
  reply: sheetReply,
  refusals: [],
})

export const getReportPdf = endpoint({
  method: 'GET',
  path: '/v1/meitu-report/:id.pdf',
  summary: 'The same sheet as a PDF with its pictures',
  access: 'anyone',
  params: sheetParams,
  query: tokenQuery,
  file: true,
  reply: z.any(),
  refusals: [],
})

const orderParams = z.object({ order_number: orderNumberField })
const draftReply = z.object({
  order_number: z.string(),
  report_id: idField.nullable(),
  content: sheetContent,
  status: z.enum(['NONE', 'DRAFT', 'PUBLISHED', 'CHANGED']),
  /** Incremented by each save; send it back as `base_revision` to detect conflicts. */
  revision: z.int(),
  saved_at: z.string().nullable(),
  saved_by: z.string().nullable(),
  published_at: z.string().nullable(),
  versions: z.array(
    z.object({ version: z.int(), published_at: z.string(), published_by: z.string() }),
  ),
})
export type SheetDraft = z.output<typeof draftReply>

export const getReportDraft = endpoint({
  method: 'GET',
  path: '/v1/admin/reports/:order_number',
  summary: 'The working copy of a sheet; empty, prefilled from the survey, before the first save',
  access: 'admin',
  params: orderParams,
  reply: draftReply,
  refusals: ['ORDER_NOT_FOUND'],
})

/**
 * EDIT_CONFLICT adds `current`, the draft as someone else saved it. Without a `base_revision`, the
 * last save wins.
 */
export const saveReportDraft = endpoint({
  method: 'PUT',
  path: '/v1/admin/reports/:order_number',
  summary: 'Save the working copy; what is left out stays as it was',
  access: 'admin',
  params: orderParams,
  body: z.object(sheetFields).partial().extend({ base_revision: z.int().optional() }),
  reply: draftReply,
  refusals: ['ORDER_NOT_FOUND', 'EDIT_CONFLICT', 'REPORT_NOT_READY'],
})

const versionReply = z.object({
  version: z.int(),
  content: sheetContent,
  published_at: z.string(),
  published_by: z.string(),
})
export type SheetVersion = z.output<typeof versionReply>

export const getReportVersion = endpoint({
  method: 'GET',
  path: '/v1/admin/reports/:order_number/versions/:version',
  summary: 'A version of a sheet as it was published',
  access: 'admin',
  params: orderParams.extend({ version: z.coerce.number().int().min(1).max(100_000) }),
  reply: versionReply,
  refusals: ['ORDER_NOT_FOUND'],
})

/**
 * REPORT_INCOMPLETE: `detail` lists the empty fields. EDIT_CONFLICT adds `current`: the draft is no
 * longer what the administrator saw.
 */
export const publishReport = endpoint({
  method: 'POST',
  path: '/v1/admin/reports/:order_number/publish',
  summary: 'Publish the working copy; the order becomes RESULT_SENT and the customer is told',
  access: 'admin',
  params: orderParams,
  query: baseQuery,
  reply: draftReply,
  refusals: [
    'ORDER_NOT_FOUND',
    'REPORT_INCOMPLETE',
    'REPORT_NOT_READY',
    'ILLEGAL_TRANSITION',
    'EDIT_CONFLICT',
  ],
})

import { z } from 'zod'
import {
  type ContentOf,
  type KindName,
  type kinds,
  type ReportContent,
  reportOf,
} from '#consultings/kinds.ts'
import { savedFields } from '#consultings/report.ts'
import { baseQuery } from '#contract/content-endpoints.ts'
import { languages } from '#domain/languages/languages.ts'
import { bodyByKind, type KindOfReply, replyByKind } from './by-kind.ts'
import { consultingTypeField } from './catalog.ts'
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
  product_name: z.string(),
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

const reportHead = z.object({
  id: idField,
  order_number: z.string(),
  diagnosis_number: z.string(),
  purchase_date: z.string(),
  customer_name: z.string(),
  /** Language of the order and of the sheet's texts. */
  language: z.enum(languages),
  published_at: z.string().nullable(),
  version: z.int(),
})
export type ReportHead = z.output<typeof reportHead>

/** The sheet's content is merged with its head. */
const reportReply = replyByKind<Report>((type) => reportOf(type).content.extend(reportHead.shape))
export type ReportOf<Type extends KindOfReply> = ReportHead & {
  readonly consulting_type: Type
} & ContentOf<Type>
/** A published result sheet, its content as its kind has it. */
export type Report = { [Type in KindOfReply]: ReportOf<Type> }[KindOfReply]

const reportParams = z.object({ id: idField })
const tokenQuery = z.object({ token: guestTokenField.optional() })

export const getReport = endpoint({
  method: 'GET',
  path: '/v1/meitu-report/:id',
  summary: 'A published sheet: owner, guest with a token, or administrator (who sees drafts too)',
  access: 'anyone',
  look: { action: 'report.view', of: 'order_number' },
  params: reportParams,
  query: tokenQuery,
  reply: reportReply,
  refusals: [],
})

export const getReportPdf = endpoint({
  method: 'GET',
  path: '/v1/meitu-report/:id.pdf',
  summary: 'The same sheet as a PDF with its pictures, on A4 or US Letter',
  access: 'anyone',
  params: reportParams,
  query: tokenQuery.extend({ paper: z.enum(['a4', 'letter']).default('a4') }),
  file: true,
  reply: z.any(),
  refusals: [],
})

export const getReportPages = endpoint({
  method: 'GET',
  path: '/v1/meitu-report/:id/pages.html',
  summary: 'The pages of the PDF as SVG, one after the other, for a page that a browser prints',
  access: 'anyone',
  params: reportParams,
  query: tokenQuery,
  file: true,
  reply: z.any(),
  refusals: [],
})

export const getSharePicture = endpoint({
  method: 'GET',
  path: '/v1/meitu-report/:id.png',
  summary: 'A drawing of the sheet to be shown to others, 1080 × 1920, with the given name alone',
  access: 'anyone',
  params: reportParams,
  query: tokenQuery,
  file: true,
  reply: z.any(),
  refusals: [],
})

export const getReportCard = endpoint({
  method: 'GET',
  path: '/v1/meitu-report/:id/card.html',
  summary: 'The card of a sheet as one HTML document that needs no connection, in three languages',
  access: 'anyone',
  params: reportParams,
  query: tokenQuery,
  file: true,
  reply: z.any(),
  refusals: [],
})

const orderParams = z.object({ order_number: orderNumberField })
const draftHead = z.object({
  order_number: z.string(),
  report_id: idField.nullable(),
  status: z.enum(['NONE', 'DRAFT', 'PUBLISHED', 'CHANGED']),
  /** Incremented by each save; send it back as `base_revision` to detect conflicts. */
  revision: z.int(),
  saved_at: z.string().nullable(),
  saved_by: z.string().nullable(),
  published_at: z.string().nullable(),
  versions: z.array(
    z.object({ version: z.int(), published_at: z.string(), published_by: z.string() }),
  ),
  /** Number of the customer's active share links, and when the last one expires. */
  open_shares: z.object({ count: z.int(), until: z.string().nullable() }),
})
const draftReply = replyByKind<ReportDraft>((type) =>
  draftHead.extend({ content: reportOf(type).content }),
)
/** The working copy of a sheet. */
export type ReportDraft = z.output<typeof draftHead> & {
  readonly consulting_type: KindOfReply
  readonly content: ReportContent
}

export const getReportDraft = endpoint({
  method: 'GET',
  path: '/v1/admin/reports/:order_number',
  summary: 'The working copy of a sheet; empty, prefilled from the survey, before the first save',
  access: 'staff',
  look: { action: 'report.view', of: 'order_number' },
  params: orderParams,
  reply: draftReply,
  refusals: ['ORDER_NOT_FOUND'],
})

type DraftFields<Type extends KindName> = Partial<
  z.input<(typeof kinds)[Type]['report']['content']>
> & { readonly base_revision?: number }

/**
 * OTHER_KIND: the fields are not those of the order's kind. EDIT_CONFLICT adds `current`, the draft
 * as someone else saved it. Without a `base_revision`, the last save wins.
 */
export const saveReportDraft = endpoint({
  method: 'PUT',
  path: '/v1/admin/reports/:order_number',
  summary: 'Save the working copy; what is left out stays as it was',
  access: 'consultant',
  params: orderParams,
  body: bodyByKind<{ [Type in KindName]: DraftFields<Type> }>((kind) =>
    savedFields(reportOf(kind)).extend({ base_revision: z.int().optional() }),
  ),
  reply: draftReply,
  refusals: [
    'ORDER_NOT_FOUND',
    'EDIT_CONFLICT',
    'REPORT_NOT_READY',
    'OTHER_KIND',
    'KIND_NOT_OFFERED',
    'NEWER_CONTENT',
  ],
})

const versionHead = z.object({
  version: z.int(),
  published_at: z.string(),
  published_by: z.string(),
})
const versionReply = replyByKind<ReportVersionReply>((type) =>
  versionHead.extend({ content: reportOf(type).content }),
)
export type ReportVersionReply = z.output<typeof versionHead> &
  Pick<ReportDraft, 'consulting_type' | 'content'>

export const getReportVersion = endpoint({
  method: 'GET',
  path: '/v1/admin/reports/:order_number/versions/:version',
  summary: 'A version of a sheet as it was published',
  access: 'staff',
  look: { action: 'report.view', of: 'order_number' },
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
  summary: 'Publish the working copy; the order becomes RESULT_SENT and the customer is notified',
  access: 'consultant',
  params: orderParams,
  query: baseQuery,
  reply: draftReply,
  refusals: [
    'ORDER_NOT_FOUND',
    'REPORT_INCOMPLETE',
    'REPORT_NOT_READY',
    'KIND_NOT_OFFERED',
    'NEWER_CONTENT',
    'ILLEGAL_TRANSITION',
    'EDIT_CONFLICT',
  ],
})

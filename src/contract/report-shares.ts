import { z } from 'zod'
import { type ContentOf, reportOf } from '#consultings/kinds.ts'
import { type KindOfReply, replyByKind } from '#contract/by-kind.ts'
import { endpoint } from '#contract/endpoint.ts'
import { guestTokenField, idField } from '#contract/fields.ts'
import { languages } from '#domain/languages/languages.ts'

/** Number of days after which a link expires. */
export const shareDays = ['7', '30'] as const
export type ShareDays = (typeof shareDays)[number]

const params = z.object({ id: idField })
const query = z.object({ token: guestTokenField.optional() })

const share = z.object({ id: idField, made_at: z.string(), expires_at: z.string() })
export type ReportShare = z.output<typeof share>

export const listReportShares = endpoint({
  method: 'GET',
  path: '/v1/meitu-report/:id/shares',
  summary: 'The links to a sheet that still open it, by their end',
  access: 'anyone',
  params,
  query,
  reply: z.object({ items: z.array(share) }),
  refusals: [],
})

export const shareReport = endpoint({
  method: 'POST',
  path: '/v1/meitu-report/:id/shares',
  summary: 'Create a link that shows a published sheet to anybody who has it, until it expires',
  access: 'anyone',
  params,
  query,
  body: z.object({ days: z.enum(shareDays) }),
  reply: share.extend({
    /** Replied only once: the server stores only its hash. */
    share_token: z.string(),
  }),
  status: 201,
  refusals: [],
})

export const revokeReportShare = endpoint({
  method: 'DELETE',
  path: '/v1/meitu-report/:id/shares/:share_id',
  summary: 'End a link at once',
  access: 'anyone',
  params: params.extend({ share_id: idField }),
  query,
  reply: z.undefined(),
  status: 204,
  refusals: [],
})

const sharedHead = z.object({
  given_name: z.string(),
  /** Language of its texts. */
  language: z.enum(languages),
})
export type SharedReport = {
  [Type in KindOfReply]: z.output<typeof sharedHead> & {
    readonly consulting_type: Type
  } & ContentOf<Type>
}[KindOfReply]

/** LINK_EXPIRED: it has expired or was revoked. */
export const getSharedReport = endpoint({
  method: 'GET',
  path: '/v1/shared-sheets/:share_token',
  summary: 'What a link shows of a sheet: its drawings and advice, with the given name alone',
  access: 'anyone',
  params: z.object({ share_token: z.string().max(200) }),
  reply: replyByKind<SharedReport>((type) => reportOf(type).content.extend(sharedHead.shape)),
  refusals: ['LINK_EXPIRED'],
})

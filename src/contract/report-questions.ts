import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { guestTokenField, orderNumberField } from '#contract/fields.ts'
import { ownInquiryReply } from '#contract/inquiries.ts'
import { publicText } from '#contract/public-text.ts'
import { textLengths } from '#domain/limits/limits.ts'

const params = z.object({ order_number: orderNumberField })
const query = z.object({ guest_token: guestTokenField.optional() })

/** An inquiry about a part of a result sheet, as the sheet's customer sees it. */
const reportQuestion = ownInquiryReply.extend({
  /** The name of the part, such as `bestHair`. */
  sheet_part: z.string(),
})
export type ReportQuestion = z.output<typeof reportQuestion>

export const listReportQuestions = endpoint({
  method: 'GET',
  path: '/v1/product-inquiries/about-sheet/:order_number',
  summary: 'What was asked about the parts of a result sheet, with the answers, oldest first',
  access: 'anyone',
  params,
  query,
  reply: z.object({ items: z.array(reportQuestion) }),
  refusals: ['ORDER_NOT_FOUND'],
})

export const askAboutReport = endpoint({
  method: 'POST',
  path: '/v1/product-inquiries/about-sheet/:order_number',
  summary: 'Ask about a part of a published result sheet, as its member or its guest with a token',
  access: 'anyone',
  params,
  query,
  body: z.object({
    part: z.string().max(40),
    content: publicText(textLengths.reportQuestion),
  }),
  reply: reportQuestion,
  status: 201,
  idempotency: 'inquiry',
  refusals: ['ORDER_NOT_FOUND'],
})

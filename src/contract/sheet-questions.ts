import { z } from 'zod'
import { publicText } from '#contract/public-text.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { endpoint } from './endpoint.ts'
import { guestTokenField, orderNumberField } from './fields.ts'
import { ownInquiryReply } from './inquiries.ts'

const params = z.object({ order_number: orderNumberField })
const query = z.object({ guest_token: guestTokenField.optional() })

/** An inquiry about a part of a result sheet, as the sheet's customer sees it. */
const sheetQuestion = ownInquiryReply.extend({
  /** The name of the part, such as `bestHair`. */
  sheet_part: z.string(),
})
export type SheetQuestion = z.output<typeof sheetQuestion>

export const listSheetQuestions = endpoint({
  method: 'GET',
  path: '/v1/product-inquiries/about-sheet/:order_number',
  summary: 'What was asked about the parts of a result sheet, with the answers, oldest first',
  access: 'anyone',
  params,
  query,
  reply: z.object({ items: z.array(sheetQuestion) }),
  refusals: ['ORDER_NOT_FOUND'],
})

export const askAboutSheet = endpoint({
  method: 'POST',
  path: '/v1/product-inquiries/about-sheet/:order_number',
  summary: 'Ask about a part of a published result sheet, as its member or its guest with a token',
  access: 'anyone',
  params,
  query,
  body: z.object({
    part: z.string().max(40),
    content: publicText(textLengths.sheetQuestion),
  }),
  reply: sheetQuestion,
  status: 201,
  idempotency: 'inquiry',
  refusals: ['ORDER_NOT_FOUND'],
})

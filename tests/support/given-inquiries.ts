import type { InputOf } from '#contract/endpoint.ts'
import { createInquiry } from '#contract/inquiries.ts'
import { type CallOptions, replyOf, type TestApp } from './app.ts'

export type InquiryBody = InputOf<typeof createInquiry>['body']

/** A guest's complete inquiry; change what a test is about. */
export const inquiryOf = (change: Partial<InquiryBody> = {}): InquiryBody => ({
  inquiry_type: 'PRODUCT',
  product_type: 'HAIR_CONSULTING',
  title: '결과지는 언제 받나요',
  content: '주문하고 며칠 뒤에 받을 수 있는지 궁금해요.',
  is_private: false,
  writer_name: '최윤아',
  writer_email: 'yuna@example.com',
  ...change,
})

/** A guest's private inquiry with the password 4829. */
export const lockedOf = (change: Partial<InquiryBody> = {}): InquiryBody =>
  inquiryOf({ is_private: true, writer_password: '4829', ...change })

/** Creates an inquiry of a guest, or of a member with `as`. */
export const givenInquiry = async (
  app: TestApp,
  body: InquiryBody = inquiryOf(),
  options: CallOptions = {},
) => replyOf(await app.call(createInquiry, { body }, options))

import { expect, test } from 'vitest'
import type { Inquiry } from '#contract/inquiries.ts'
import { languagesOf, renderedHtml } from '#tests/web/rendered.tsx'
import { InquiryBody } from './inquiry-body.tsx'
import { InquiryTable } from './inquiry-table.tsx'

const answer = {
  content: '네, 가능해요.',
  admin_name: '이은',
  created_at: '2026-09-02T00:00:00.000Z',
}
const inquiry: Inquiry = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Bao lâu thì có kết quả?',
  content: 'Tôi muốn biết trước khi đặt.',
  language: 'vi',
  writer_name: 'L**',
  inquiry_type: 'PRODUCT',
  status: 'COMPLETED',
  is_private: false,
  is_mine: false,
  created_at: '2026-09-01T00:00:00.000Z',
  product_type: null,
  has_password: false,
  answer,
  answer_at: answer.created_at,
}

test.each([
  ['in the list', [inquiry.title, inquiry.content, answer.content], ['vi', 'vi', 'ko']],
  ['when it is open', [inquiry.content, answer.content], ['vi', 'ko']],
])(
  '[C-19] marks an inquiry %s and its answer with their languages',
  async (where, texts, expected) => {
    const html = await renderedHtml(
      () =>
        where === 'in the list' ? (
          <InquiryTable rows={[inquiry]} withWriter onBoard={false} onOpen={() => undefined} />
        ) : (
          <InquiryBody inquiry={inquiry} onBoard={false} />
        ),
      'en',
    )

    expect(languagesOf(html, texts)).toEqual(expected)
  },
)

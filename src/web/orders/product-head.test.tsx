import { expect, test } from 'vitest'
import type { Product } from '#contract/catalog.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { ProductHead } from './product-head.tsx'

const product = {
  consulting_type: 'HAIR_CONSULTING',
  name: '온라인 헤어 컨설팅',
  summary: '',
  price: 100_000,
  turnaround_days: 4,
  if_sent_today: { sent_on: '2026-11-20', business_days: ['2026-11-26'], due_on: '2026-11-26' },
} as Product

test.each([
  [
    'ko',
    '설문지를 보낸 날부터 4영업일 안에 결과지를 보내 드려요.',
    '오늘 결제하고 보내면 11월 26일 목요일까지 와요.',
  ],
  ['en', 'within 4 business days of sending your survey', 'by Thursday, November 26'],
  ['vi', 'trong vòng 4 ngày làm việc', 'chậm nhất vào Thứ Năm, 26 tháng 11'],
] as const)(
  '[O-06] [C-01] shows in %s when the result sheet comes',
  async (language, turnaround, day) => {
    const html = await renderedHtml(() => <ProductHead product={product} />, language)
    expect(html).toContain(turnaround)
    expect(html).toContain(day)
  },
)

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
} as Product

test.each([
  ['ko', '설문지를 보낸 날부터 4영업일 안에 결과지를 보내 드려요.'],
  ['en', 'within 4 business days of sending your survey'],
  ['vi', 'trong vòng 4 ngày làm việc'],
] as const)(
  '[O-06] the order page says in %s when the result sheet comes',
  async (language, words) => {
    expect(await renderedHtml(() => <ProductHead product={product} />, language)).toContain(words)
  },
)

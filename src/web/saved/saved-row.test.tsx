import { expect, test } from 'vitest'
import { won } from '#domain/money/won.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { SavedRow } from './saved-row.tsx'

const htmlOf = (is_active: boolean) =>
  renderedHtml(() => (
    <SavedRow
      item={{
        id: '0b7c1a52-6f3e-4f0e-9d2a-1a2b3c4d5e6f',
        product_id: '0b7c1a52-6f3e-4f0e-9d2a-1a2b3c4d5e6f',
        consulting_type: 'HAIR_CONSULTING',
        name: '온라인 헤어 컨설팅',
        summary: '',
        price: won(100_000),
        shipping_fee: won(0),
        image_url: null,
        is_active,
      }}
      action={<a href="/order">주문하기</a>}
      removing={false}
      onRemove={() => undefined}
    />
  ))

test('[WSH-01] shows price and action of a product on sale', async () => {
  const html = await htmlOf(true)

  expect(html).toContain('100,000원')
  expect(html).toContain('주문하기')
  expect(html).not.toContain('지금은 주문할 수 없어요')
})

test('[WSH-01] marks a product that is not on sale and lets it only be removed', async () => {
  const html = await htmlOf(false)

  expect(html).toContain('지금은 주문할 수 없어요')
  expect(html).toContain('aria-label="온라인 헤어 컨설팅 삭제"')
  expect(html).not.toContain('100,000원')
  expect(html).not.toContain('주문하기')
})

import { expect, test } from 'vitest'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { CouponRow } from './coupon-row.tsx'

const coupon = {
  name: '가을',
  discount_type: 'FIXED',
  discount_value: 5_000,
  end_date: null,
} as const

test.each([
  ['ACTIVE', '사용 가능', false],
  ['USED', '사용함', true],
  ['EXPIRED', '기간 지남', true],
] as const)(
  '[CPN-90] shows a coupon that is %s as %s, greyed: %s',
  async (status, label, greyed) => {
    const html = await renderedHtml(() => <CouponRow coupon={{ ...coupon, status }} />)

    expect(html).toContain(`>${label}</span>`)
    expect(/<li class="[^"]*text-muted[^"]*">/.test(html)).toBe(greyed)
  },
)

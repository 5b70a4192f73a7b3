import { expect, test } from 'vitest'
import { bucketOf, measuredPageOf, thirdQuartileOf } from './page-speed.ts'

test.each([
  ['/user', 'LANDING'],
  ['/user/faq', 'OTHER'],
  ['/user/consulting/dashboard/original', 'PRODUCT'],
  ['/user/consulting/consulting-order', 'ORDER'],
  ['/user/consulting/consulting-order/survey', 'SURVEY'],
  ['/user/consulting/guest-order/250101-1', 'GUEST_ORDER'],
  ['/user/mypage/result-sheet/0198', 'RESULT_SHEET'],
  ['/user/mypage/profile', 'MY_PAGE'],
  ['/admin/orders/250101-1', 'BACK_OFFICE'],
  ['/administrator', 'OTHER'],
])('%s is measured as %s', (address, page) => {
  expect(measuredPageOf(address)).toBe(page)
})

test('three quarters of the visits are at most as slow as is shown, to a tenth', () => {
  const counts = new Map<number, number>()
  for (let ms = 10; ms <= 4_000; ms += 10) {
    counts.set(bucketOf(ms), (counts.get(bucketOf(ms)) ?? 0) + 1)
  }

  const shown = thirdQuartileOf([...counts].map(([bucket, count]) => ({ bucket, count })))

  expect(shown).toBeGreaterThanOrEqual(3_000)
  expect(shown).toBeLessThan(3_300)
})

test('no visits have no figure; a page that never shifts has 0', () => {
  expect(thirdQuartileOf([])).toBeNull()
  expect(thirdQuartileOf([{ bucket: bucketOf(0), count: 5 }])).toBe(0)
})

test('extreme values stay within the buckets', () => {
  expect([bucketOf(-1), bucketOf(1e9)]).toEqual([0, 140])
})

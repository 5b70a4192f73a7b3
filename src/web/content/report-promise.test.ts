import { expect, test } from 'vitest'
import { reportPromise } from './report-promise.ts'

const product = (name: string, days: number) => ({
  name,
  turnaround_days: days,
  if_sent_today: { sent_on: '2026-11-26', business_days: ['2026-11-27'], due_on: '2026-11-27' },
})

test('[C-01] promises the first product’s turnaround and names products with another', () => {
  expect(reportPromise([product('머리', 3), product('빠른', 1), product('색', 3)])).toEqual({
    product: product('머리', 3),
    others: [{ name: '빠른', turnaround_days: 1 }],
  })
})

test('[C-01] promises nothing while nothing is sold', () => {
  expect(reportPromise([])).toBeNull()
})

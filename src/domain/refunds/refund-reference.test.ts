import { expect, test } from 'vitest'
import { hasReference, reasonWithReference, refundReferenceOf } from './refund-reference.ts'

const reference = refundReferenceOf('0f9d1c2b-8a55-4c9f-9a55-0c5f4d1f2a11')

// biome-ignore format: a table reads by columns
test.each<[string, reason: string, sent: string]>([
  ['a short reason is sent in full',          '마음이 바뀌었어요', '마음이 바뀌었어요 #0f9d1c2b'],
  ['a long one is cut, its reference is not', '가'.repeat(300),   `${'가'.repeat(190)} #0f9d1c2b`],
  ['a surrogate pair is not split',           `${'가'.repeat(189)}😀`, `${'가'.repeat(189)} #0f9d1c2b`],
])('[PAY-03] sends the provider a reason with a reference: %s', (_what, reason, sent) => {
  expect(reasonWithReference(reason, reference)).toBe(sent)
  expect(reasonWithReference(reason, reference).length).toBeLessThanOrEqual(200)
  expect(hasReference({ reason: sent }, reference)).toBe(true)
})

// biome-ignore format: a table reads by columns
test.each<[string, reason: string | null]>([
  ['of another refund',  '마음이 바뀌었어요 #0f9d1c2a'],
  ['of the owner’s own', '상점 관리자에서 취소'],
  ['that is missing',     null],
])('[PAY-03] a reason %s has no reference of ours', (_what, reason) => {
  expect(hasReference({ reason }, reference)).toBe(false)
})

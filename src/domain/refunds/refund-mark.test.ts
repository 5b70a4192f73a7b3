import { expect, test } from 'vitest'
import { bearsMark, markedReason, markOf } from './refund-mark.ts'

const mark = markOf('0f9d1c2b-8a55-4c9f-9a55-0c5f4d1f2a11')

// biome-ignore format: a table reads by columns
test.each<[string, reason: string, told: string]>([
  ['a short reason is told whole',           '마음이 바뀌었어요', '마음이 바뀌었어요 #0f9d1c2b'],
  ['a long one is cut, its mark never',      '가'.repeat(300),   `${'가'.repeat(190)} #0f9d1c2b`],
  ['no character is cut in half',            `${'가'.repeat(189)}😀`, `${'가'.repeat(189)} #0f9d1c2b`],
])('[PAY-03] the payment company is told of a refund so that it can be known again: %s', (_what, reason, told) => {
  expect(markedReason(reason, mark)).toBe(told)
  expect(markedReason(reason, mark).length).toBeLessThanOrEqual(200)
  expect(bearsMark({ reason: told }, mark)).toBe(true)
})

// biome-ignore format: a table reads by columns
test.each<[string, reason: string | null]>([
  ['of another refund',  '마음이 바뀌었어요 #0f9d1c2a'],
  ['of the owner’s own', '상점 관리자에서 취소'],
  ['that is not told',   null],
])('[PAY-03] a reason %s bears no mark of ours', (_what, reason) => {
  expect(bearsMark({ reason }, mark)).toBe(false)
})

import { expect, test } from 'vitest'
import { changesIn } from './changes-in.ts'

test('lists only the differences of a change', () => {
  const before = { name: '봄', code: 'SPRING', ends_at: null, revision: 3 }
  const after = { name: '봄 할인', code: 'SPRING', ends_at: '', base_revision: 3, revision: 4 }
  expect(changesIn({ before, after })).toEqual([{ field: 'name', before: '봄', after: '봄 할인' }])
})

test('lists the whole item of a removal, and the note of a note', () => {
  expect(changesIn({ before: { name: '봄' }, outcome: 'REMOVED' })).toEqual([
    { field: 'name', before: '봄', after: undefined },
    { field: 'outcome', after: 'REMOVED' },
  ])
  expect(changesIn({ amount: 5_000, note: null, reason: '감사해요' })).toEqual([
    { field: 'amount', after: 5_000 },
    { field: 'reason', after: '감사해요' },
  ])
})

test('lists only the changed parts of a group, each by its own name', () => {
  const rules = { late_fee: 10_000, free_window_minutes: 60 }
  expect(
    changesIn({
      before: { refund_rules: rules, translations: { en: null } },
      after: {
        refund_rules: { ...rules, late_fee: 15_000 },
        translations: { en: { name: 'Hair' } },
      },
    }),
  ).toEqual([
    { field: 'refund_rules.late_fee', before: 10_000, after: 15_000 },
    { field: 'translations.en.name', before: undefined, after: 'Hair' },
  ])
})

import { expect, test } from 'vitest'
import { changesIn } from './changes-in.ts'

test('of a change only what differs is told', () => {
  const before = { name: '봄', code: 'SPRING', ends_at: null }
  const after = { name: '봄 할인', code: 'SPRING', ends_at: '', base_revision: 3 }
  expect(changesIn({ before, after })).toEqual([{ field: 'name', before: '봄', after: '봄 할인' }])
})

test('of what was taken away its whole is told, and of a note the note', () => {
  expect(changesIn({ before: { name: '봄' }, outcome: 'REMOVED' })).toEqual([
    { field: 'name', before: '봄', after: undefined },
    { field: 'outcome', after: 'REMOVED' },
  ])
  expect(changesIn({ amount: 5_000, reason: '감사해요' })).toEqual([
    { field: 'amount', after: 5_000 },
    { field: 'reason', after: '감사해요' },
  ])
})

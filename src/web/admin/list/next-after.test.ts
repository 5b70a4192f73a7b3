import { expect, test } from 'vitest'
import { nextAfter } from './next-after.ts'

test('[ADM-02] the next row follows, after the last the one before, and after the only one none', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id }))

  expect(nextAfter(rows, 'a')).toEqual({ id: 'b' })
  expect(nextAfter(rows, 'c')).toEqual({ id: 'b' })
  expect(nextAfter([{ id: 'a' }], 'a')).toBeUndefined()
})

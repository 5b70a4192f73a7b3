import { expect, test } from 'vitest'
import { nextAfter } from './next-after.ts'

test('[ADM-02] opens the next row, after the last row the one before, and none after the only row', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id }))

  expect(nextAfter(rows, 'a')).toEqual({ id: 'b' })
  expect(nextAfter(rows, 'c')).toEqual({ id: 'b' })
  expect(nextAfter([{ id: 'a' }], 'a')).toBeUndefined()
})

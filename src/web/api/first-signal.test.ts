import { expect, test } from 'vitest'
import { firstOf } from './first-signal.ts'

test('aborts with the reason of the signal that aborts first', () => {
  const [left, right] = [new AbortController(), new AbortController()]
  const first = firstOf(left.signal, right.signal)
  expect(first.aborted).toBe(false)

  right.abort('right')
  left.abort('left')
  expect(first.aborted).toBe(true)
  expect(first.reason).toBe('right')
})

test('is aborted at once if a signal already is', () => {
  const first = firstOf(new AbortController().signal, AbortSignal.abort('before'))
  expect(first.reason).toBe('before')
})

import { expect, test, vi } from 'vitest'

const trueDate = Date

test.each(['one', 'another'])('a time and a global faked by a test end with it: %s', () => {
  expect(Date).toBe(trueDate)
  expect(globalThis).not.toHaveProperty('fakedByATest')

  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  vi.stubGlobal('fakedByATest', true)
  expect(Date).not.toBe(trueDate)
})

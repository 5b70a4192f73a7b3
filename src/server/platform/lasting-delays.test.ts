import { expect, test } from 'vitest'
import { DELAY_SAMPLE_MS, lastingDelays } from './lasting-delays.ts'

function startSampling() {
  let now = 0
  const isLasting = lastingDelays(() => now)
  return (at: number, delayMs: number) => {
    now = at
    return isLasting(delayMs)
  }
}

test('one long turn does not last, however often it is read', () => {
  const read = startSampling()

  expect([read(0, 2_100), read(10, 2_100), read(DELAY_SAMPLE_MS, 2_100)]).toEqual([
    false,
    false,
    false,
  ])
})

test('a second too long sample in a row lasts, until one is short enough', () => {
  const read = startSampling()
  read(0, 2_100)

  expect(read(2_500, 2_400)).toBe(true)
  expect(read(2_600, 2_400)).toBe(true)
  expect(read(60_000, 2_200)).toBe(false)
})

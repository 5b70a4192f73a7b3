import { expect, test } from 'vitest'
import { DoubleTaps } from './double-taps.ts'

const here = { x: 10, y: 20 }

/** Presses at each time for as long; returns which of them completed a double tap. */
function tapping(presses: readonly (readonly [time: number, ms?: number, x?: number])[]) {
  const taps = new DoubleTaps()
  return presses.map(([time, ms = 60, x = here.x]) => {
    taps.press(here, time)
    return taps.release({ ...here, x }, time + ms)
  })
}

test('[O-08] recognizes two quick taps, and a third begins anew', () => {
  expect(tapping([[0], [200], [400]])).toEqual([false, true, false])
})

test.each([
  ['a slow second tap', [[0], [800]]],
  ['a long press', [[0], [200, 700]]],
  ['a drag', [[0], [200, 60, 90]]],
] as const)('takes %s for no double tap', (_what, presses) => {
  expect(tapping(presses)).toEqual([false, false])
})

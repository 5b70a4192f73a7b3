import { expect, test } from 'vitest'
import type { PhotoCheck } from '#domain/photo-checks/judge-photo.ts'
import { type LiveAdvice, nextAdvice, noAdvice, reasonsOf, secondsLeft } from './live-advice.ts'

const good: readonly PhotoCheck[] = [
  { name: 'luminance', verdict: 'good' },
  { name: 'foreheadVisible', verdict: 'unknown' },
]
const tilted: readonly PhotoCheck[] = [
  { name: 'poseRoll', verdict: 'better', reason: 'tilted', value: 12 },
]
const darkAndTilted: readonly PhotoCheck[] = [
  ...tilted,
  { name: 'luminance', verdict: 'better', reason: 'tooDark' },
]

/** Feeds one frame each 250 ms, and returns the states. */
function watch(frames: readonly (readonly PhotoCheck[])[]): readonly LiveAdvice[] {
  let state = noAdvice
  return frames.map((checks, index) => {
    state = nextAdvice(state, checks, index * 250)
    return state
  })
}

test('names the most important reason only', () => {
  expect(reasonsOf(darkAndTilted)).toEqual(['tooDark', 'tilted'])
  expect(nextAdvice(noAdvice, darkAndTilted, 0).advice).toBe('tooDark')
  expect(nextAdvice(noAdvice, [], 0).advice).toBe('looking')
})

test('keeps a sentence long enough to read it', () => {
  const shown = watch([tilted, good, tilted, good, good, good, good]).map(({ advice }) => advice)

  expect(shown).toEqual(['tilted', 'tilted', 'tilted', 'tilted', 'tilted', 'ready', 'ready'])
})

test('counts down from three after a good second, and takes the photo at zero', () => {
  const left = watch(Array.from({ length: 17 }, () => good)).map((state, at) =>
    secondsLeft(state, at * 250),
  )

  expect(left.slice(0, 4)).toEqual([null, null, null, null])
  expect(left.slice(4)).toEqual([3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0])
})

test('starts the countdown again after a frame that could be better', () => {
  const states = watch([good, good, good, good, good, good, tilted, good, good])

  expect(secondsLeft(states[5]!, 1_250)).toBe(3)
  expect(secondsLeft(states[6]!, 1_500)).toBeNull()
  expect(states[7]!.goodSince).toBe(1_750)
})

test('never takes a photo of which nothing is known', () => {
  const unknown: readonly PhotoCheck[] = [{ name: 'luminance', verdict: 'unknown' }]
  const state = watch(Array.from({ length: 40 }, () => unknown)).at(-1)!

  expect(secondsLeft(state, 9_750)).toBeNull()
})

import { hexOfOklch } from '#domain/colours/spaces.ts'
import { lerp } from '#domain/drawings/geometry/numbers.ts'
import type { Line } from './sheet-content.ts'

/** How many colours a line is shown in. */
export const SCALE_STEPS = 11

type ColoursAt = (share: number) => readonly string[]

/** Everything else stays as it is while one thing changes, so that each line shows only itself. */
const scales: Readonly<Record<Line, ColoursAt>> = {
  undertone: (share) => [
    hexOfOklch({ lightness: 0.69, chroma: 0.1, hue: (lerp(74, -34, share) + 360) % 360 }),
  ],
  value: (share) => [hexOfOklch({ lightness: lerp(0.93, 0.25, share), chroma: 0.035, hue: 8 })],
  chroma: (share) => [hexOfOklch({ lightness: 0.62, chroma: lerp(0.004, 0.215, share), hue: 8 })],
  contrast: (share) => [
    hexOfOklch({ lightness: lerp(0.62, 0.96, share), chroma: 0.012, hue: 20 }),
    hexOfOklch({ lightness: lerp(0.55, 0.17, share), chroma: 0.012, hue: 20 }),
  ],
}

const shareOf = (position: number) => (position + 100) / 200

/** The colour of a place on a line, from −100 to 100: of contrast, the lighter and the deeper one. */
export const coloursAt = (line: Line, position: number): readonly string[] =>
  scales[line](shareOf(position))

/** The colours of a whole line from its least to its most. */
export const stepsOf = (line: Line): (readonly string[])[] =>
  Array.from({ length: SCALE_STEPS }, (_, step) => scales[line](step / (SCALE_STEPS - 1)))

/** How far along its scale a place lies, 0 to 1: the first and last places are middles of their steps. */
export const alongScale = (position: number): number =>
  (0.5 + shareOf(position) * (SCALE_STEPS - 1)) / SCALE_STEPS

/** Where a place begins to be called slight, plain and strong. */
const DEGREES_FROM = [12, 40, 72] as const

/** A place on a line in words: 0 in the middle, 1 to 3 towards the most, −1 to −3 towards the least. */
export function degreeOf(position: number): number {
  const degree = DEGREES_FROM.filter((from) => Math.abs(position) >= from).length
  return position < 0 ? 0 - degree : degree
}

import { hexOfOklch } from '#domain/colours/spaces.ts'
import { lerp } from '#domain/drawings/geometry/numbers.ts'
import type { Line } from './report-content.ts'

/** Number of colours in the scale of a line. */
export const SCALE_STEPS = 11

type ColoursAt = (share: number) => readonly string[]

/** Each scale varies one dimension and keeps the others constant. */
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

/**
 * Returns the colours at a position from −100 to 100. The contrast line has two: the lighter and
 * the deeper.
 */
export const coloursAt = (line: Line, position: number): readonly string[] =>
  scales[line](shareOf(position))

/** Returns the colours of a whole line, from −100 to 100. */
export const stepsOf = (line: Line): (readonly string[])[] =>
  Array.from({ length: SCALE_STEPS }, (_, step) => scales[line](step / (SCALE_STEPS - 1)))

/**
 * Converts a position to a share of the scale, 0 to 1. Both ends are in the middle of their step.
 */
export const alongScale = (position: number): number =>
  (0.5 + shareOf(position) * (SCALE_STEPS - 1)) / SCALE_STEPS

/** Absolute positions from which a result counts as slight, clear and strong. */
const DEGREES_FROM = [12, 40, 72] as const

/** Converts a position to a degree: 0 in the middle, ±1 slight, ±2 clear, ±3 strong. */
export function degreeOf(position: number): number {
  const degree = DEGREES_FROM.filter((from) => Math.abs(position) >= from).length
  return position < 0 ? 0 - degree : degree
}

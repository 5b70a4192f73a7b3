import { inks } from '../colour.ts'
import { power } from '../geometry/deterministic-math.ts'
import { lerp, smoothstep, valueAt } from '../geometry/numbers.ts'
import { type Point, resample } from '../geometry/polyline.ts'
import type { FaceContext, Spot } from './face-context.ts'

type Arc = readonly (readonly [x: number, y: number])[]

/** Brow shapes from the nose to the temple, relative to their own height. */
// biome-ignore format: a table reads by columns
export const browArcs: Readonly<Record<'soft' | 'straight' | 'arched' | 'angled', Arc>> = {
  soft:     [[-16, 0.6], [-7, -1.2], [4, -2.9], [14, -2.4], [23, 2]],
  straight: [[-16, 0.6], [-7, -0.2], [4, -0.7], [14, -0.3], [22, 2.6]],
  arched:   [[-16, 1.8], [-7, -1.2], [3, -4.4], [12, -5], [23.5, 1.4]],
  angled:   [[-16, 2.4], [-6, -0.4], [5, -3.4], [12, -4.6], [22.5, 0.8]],
}

/** Visible share of the far brow's tail on a turned face. */
const FAR_TAIL = 0.45

export function drawBrow(context: FaceContext, side: 1 | -1) {
  const { sketch, face, isYoung, isOlder, isTurned, detail, put } = context
  const isFar = isTurned && side < 0
  const narrow = isFar ? 0.81 : 1
  const middle = 31.5 + face.eyeSpacing * 0.8
  const y = browY(context)
  const thick = browThickness(context)
  const arc = browArcs[face.brows]
  const place = (spots: readonly (readonly [number, number])[]): Point[] =>
    put(
      spots.map(([x, v]): Spot => {
        // The far tail follows the edge of the forehead.
        const seen = isFar && x > 4 ? 4 + (x - 4) * FAR_TAIL : x
        return [side * (middle + seen) * narrow, v + y, 0.5]
      }),
    )
  const colour = face.browColour ?? inks.ink
  const faint = (isOlder ? 0.78 : 1) * (isYoung ? 0.92 : 1)
  sketch.brush(
    resample(place(arc), detail === 'thumbnail' ? 5 : 7),
    (s) => thick * (0.3 + 0.7 * smoothstep(0, 0.22, s)) * power(1 - s, 0.55) + 0.1,
    { colour, opacity: 0.66 * faint },
  )
  if (detail === 'thumbnail') return
  const count = isOlder ? 6 : 9
  const hairs = Array.from({ length: count }, (_, i) => {
    const x = -16.5 + (i * 32) / count
    const v = valueAt(arc, x)
    return place([
      [x, v + thick * 0.8],
      [x + 2.8 + i * 0.6, v - thick * 1.05 + i * 0.24],
    ])
  })
  sketch.lines(hairs, 0.36, { colour, opacity: 0.8 * faint })
}

const browY = ({ face, manly, isOlder, isYoung }: FaceContext) =>
  -lerp(21.5, 17, manly) +
  (isYoung ? 0.6 : isOlder ? 1.4 : 0) +
  3 * Math.max(0, -face.eyeDepth / 100) -
  0.3 * face.midface -
  face.browHeight

export const browThickness = ({ face, manly, isYoung, isOlder }: FaceContext) =>
  lerp(2.1, 3.5, manly) * (face.browWeight / 100) * (isYoung ? 1.08 : isOlder ? 0.8 : 1)

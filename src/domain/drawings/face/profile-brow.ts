import { inks } from '../colour.ts'
import { power } from '../geometry/deterministic-math.ts'
import { lerp, smoothstep } from '../geometry/numbers.ts'
import { type Point, resample } from '../geometry/polyline.ts'
import { browArcs, browThickness } from './brow.ts'
import type { FaceContext } from './face-context.ts'

export function drawProfileBrow(context: FaceContext) {
  const { sketch, face, manly, isOlder, detail } = context
  const thick = browThickness(context)
  const arc = browArcs[face.brows]
  const y0 = -lerp(21.5, 17.2, manly) + (isOlder ? 1.4 : 0) - 0.3 * face.midface - face.browHeight
  const place = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [-84.5 + (x + 16) * 0.92, y0 + y - 1])
  const colour = face.browColour ?? inks.ink
  sketch.brush(
    resample(place(arc), 7),
    (s) => thick * (0.3 + 0.7 * smoothstep(0, 0.2, s)) * power(1 - s, 0.6) + 0.1,
    { colour, opacity: isOlder ? 0.52 : 0.68 },
  )
  if (detail === 'thumbnail') return
  const hairs = [0, 1, 2, 3, 4, 5].map((i) =>
    place([
      [-15 + i * 5, 1.6],
      [-11.4 + i * 5.4, -2.6 + i * 0.3],
    ]),
  )
  sketch.lines(hairs, 0.36, { colour, opacity: 0.7 })
}

import { itemAt } from '#domain/collections/lists.ts'
import { PathWriter } from '../geometry/path.ts'
import { alongCircle, direction } from '../geometry/vector.ts'
import { onScalp, outwardOf } from '../head/skull.ts'
import type { HairDrawingOptions } from './hair-drawing-options.ts'

const STEP_DEGREES = 3

/** Draws the soft hairs at the hairline: along the forehead, more at temple and sideburn. */
export function babyHairs(options: HairDrawingOptions): string {
  const { hairline, projection, unitsPerMm, random } = options
  const path = new PathWriter(unitsPerMm)
  for (let at = -72; at <= 72; at += STEP_DEGREES * (0.5 + random())) {
    const isTemple = Math.abs(at) > 36
    const edge = hairline(at)
    const length = isTemple ? 3 + random() * 4 : 0.8 + random() * 1.8
    const root = direction(at + Math.sign(at) * 2, edge + 4)
    const tip = direction(
      at + Math.sign(at) * (isTemple ? 2 + random() * 2 : -1 - random() * 2),
      edge - length,
    )
    if (projection.nearness(outwardOf(onScalp(root, 0))) < 0.5) continue
    const points = [root, alongCircle(root, tip, 0.5), tip].map((way, i) =>
      projection.project(onScalp(way, 0.6 + (i === 1 ? 0.9 : 0))),
    )
    path.moveTo(itemAt(points, 0)).softCurve(points)
  }
  return path.data
}

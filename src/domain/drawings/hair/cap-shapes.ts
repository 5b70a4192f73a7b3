import type { Shape } from '../drawing.ts'
import { babyHairs } from './baby-hairs.ts'
import { type Cap, capPath } from './cap.ts'
import type { HairDrawingOptions } from './hair-drawing-options.ts'
import { stubblePath } from './stubble.ts'

/** Draws a cap with its edge: stubble where it is clipped, soft hairs where it is combed. */
export function capShapes(cap: Cap, options: HairDrawingOptions): Shape[] {
  const { inks, projection, random, detail, unitsPerMm } = options
  const path = capPath(cap, projection, unitsPerMm, random)
  if (cap.clipped === 'shortest') return [{ path, fill: inks.shortest }]
  if (cap.clipped === 'short') {
    return [
      { path, fill: inks.clipped },
      { path: stubblePath(options), stroke: inks.dark, width: 0.45 },
    ]
  }
  if (!cap.isCombed) return [{ path, fill: inks.mass }]
  const soft = detail === 'thumbnail' ? '' : babyHairs(options)
  return [
    { path: soft, stroke: inks.mass, width: 0.32, opacity: 0.7 },
    { path, fill: inks.mass, stroke: inks.edge, width: 0.3 },
  ]
}

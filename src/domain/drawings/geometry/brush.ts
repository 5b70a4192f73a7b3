import type { PathWriter } from './path.ts'
import { normalsOf, type Point } from './polyline.ts'

export type HalfWidth = (share: number) => number

export interface BrushOptions {
  /** Half as long to write, with rounded corners. */
  readonly isSoft?: boolean
  /** Ends in a level line, however the stroke arrives there. */
  readonly endsLevel?: boolean
}

/** Adds a brush stroke to a path: a closed shape whose half-width in mm changes along the points. */
export function addBrushStroke(
  path: PathWriter,
  points: readonly Point[],
  halfWidth: HalfWidth,
  { isSoft = false, endsLevel = false }: BrushOptions = {},
) {
  const normals = normalsOf(points)
  const last = points.length - 1
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= last; i++) {
    const [x, y] = points[i]!
    const [nx, ny]: Point =
      endsLevel && i >= last - 1 ? [Math.sign(normals[i]![0]) || 1, 0] : normals[i]!
    const width = halfWidth(i / last)
    left.push([x + nx * width, y + ny * width])
    right.push([x - nx * width, y - ny * width])
  }
  right.reverse()
  path.moveTo(left[0]!)
  if (isSoft) path.softCurve(left.concat(right))
  else path.curveThrough(left).curveThrough(right)
  path.close()
}

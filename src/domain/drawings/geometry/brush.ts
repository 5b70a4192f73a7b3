import { itemAt } from '#domain/collections/lists.ts'
import type { PathWriter } from './path.ts'
import { normalsOf, type Point } from './polyline.ts'

export type HalfWidth = (share: number) => number

interface BrushOptions {
  /** Rounds corners; takes half as many bytes. */
  readonly isSoft?: boolean
  /**
   * Ends in a straight line regardless of the stroke's direction: by how many mm its left corner is
   * lower than its middle.
   */
  readonly endSlant?: number | undefined
}

/** Adds a brush stroke to a path: a closed shape whose half-width in mm changes along the points. */
export function addBrushStroke(
  path: PathWriter,
  points: readonly Point[],
  halfWidth: HalfWidth,
  { isSoft = false, endSlant }: BrushOptions = {},
) {
  const normals = normalsOf(points)
  const last = points.length - 1
  const left: Point[] = []
  const right: Point[] = []
  for (const [i, [x, y]] of points.entries()) {
    const normal = itemAt(normals, i)
    const isCut = endSlant !== undefined && i >= last - 1
    const [nx, ny]: Point = isCut ? [Math.sign(normal[0]) || 1, 0] : normal
    const width = halfWidth(i / last)
    const lower = isCut ? endSlant : 0
    left.push([x + nx * width, y + ny * width + lower])
    right.push([x - nx * width, y - ny * width - lower])
  }
  right.reverse()
  path.moveTo(itemAt(left, 0))
  if (isSoft) path.softCurve(left.concat(right))
  else path.curveThrough(left).curveThrough(right)
  path.close()
}

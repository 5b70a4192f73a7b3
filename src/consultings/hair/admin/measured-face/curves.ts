import { itemAt } from '#domain/collections/lists.ts'
import { middleOf } from '#domain/face-measures/landmarks.ts'
import type { Point } from '#domain/faces/face.ts'

/** Returns the path of a smooth closed line through points (Catmull–Rom), which are at least three. */
export function closedCurve(points: readonly Point[]): string {
  const at = (index: number) => itemAt(points, index % points.length)
  const parts = points.map((from, index) => {
    const [before, to, after] = [at(index + points.length - 1), at(index + 1), at(index + 2)]
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    return `C${pair(first)} ${pair(second)} ${pair(to)}`
  })
  return `M${pair(at(0))}${parts.join('')}Z`
}

/** How far a lens bulges on either side, as a share of its length. */
const BULGE = 0.3

/** Returns the path of a lens between its two corners, as an eye is drawn. */
export function lens(from: Point, to: Point): string {
  const middle = middleOf(from, to)
  const [x, y] = [(from.y - to.y) * BULGE, (to.x - from.x) * BULGE]
  const above = { x: middle.x - x, y: middle.y - y }
  const below = { x: middle.x + x, y: middle.y + y }
  return `M${pair(from)}Q${pair(above)} ${pair(to)}Q${pair(below)} ${pair(from)}Z`
}

const pair = ({ x, y }: Point) => `${x.toFixed(1)},${y.toFixed(1)}`

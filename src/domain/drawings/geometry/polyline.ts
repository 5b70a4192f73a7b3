import { itemAt } from '#domain/collections/lists.ts'
import { hypot } from './deterministic-math.ts'
export type Point = readonly [x: number, y: number]

/** Returns the point at a share of a polyline's entries (not of its length). */
export function pointAlong(points: readonly Point[], share: number): Point {
  const last = points.length - 1
  const place = Math.min(1, Math.max(0, share)) * last
  const index = Math.min(last - 1, Math.floor(place))
  const [from, to] = [itemAt(points, index), itemAt(points, index + 1)]
  const rest = place - index
  return [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest]
}

export function resample(points: readonly Point[], count: number, from = 0, to = 1): Point[] {
  return Array.from({ length: count }, (_, i) =>
    pointAlong(points, from + ((to - from) * i) / (count - 1)),
  )
}

/** Returns unit normals, to the left in walking direction. */
export function normalsOf(points: readonly Point[]): Point[] {
  return points.map((point, i) => {
    const [ax, ay] = points[i - 1] ?? point
    const [bx, by] = points[i + 1] ?? point
    const length = hypot(bx - ax, by - ay) || 1
    return [(ay - by) / length, (bx - ax) / length]
  })
}

/** Mirrors points at the middle line and reverses their order. */
export const mirrored = (points: readonly Point[]): Point[] =>
  points.map(([x, y]): Point => [-x, y]).reverse()

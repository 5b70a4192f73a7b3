import { itemAt } from '#domain/collections/lists.ts'
import type { Shape } from '../drawing.ts'
import { PathWriter } from '../geometry/path.ts'
import { isSide } from '../head/view.ts'
import type { Ball } from './bun.ts'
import { frayedEnds } from './frayed-ends.ts'
import type { HairDrawingOptions } from './hair-drawing-options.ts'
import { addRibbon } from './ribbon.ts'
import { isBehindHead, type SeenLock } from './seen-lock.ts'

/** Draws the locks of one tier as one shape, far ones first; their edges are the strands. */
export function massShape(locks: readonly SeenLock[], options: HairDrawingOptions): Shape {
  const { inks, detail, unitsPerMm } = options
  const sorted = [...locks].sort((a, b) => a.nearness - b.nearness)
  const path = new PathWriter(unitsPerMm)
  for (const seen of sorted) if (!seen.lock.isCombed) addRibbon(path, seen)
  return {
    path: path.data + frayedEnds(sorted, options),
    fill: inks.mass,
    stroke: inks.edge,
    width: detail === 'thumbnail' ? 0.4 : 0.28,
  }
}

/** Draws hair behind the neck or beside the far cheek. */
export function behindShapes(locks: readonly SeenLock[], options: HairDrawingOptions): Shape[] {
  const { inks, unitsPerMm, projection } = options
  const path = new PathWriter(unitsPerMm)
  for (const seen of isSide(projection.view) ? locks : neededBehind(locks))
    addRibbon(path, blunted(seen), true)
  return [{ path: path.data, fill: inks.behind, stroke: inks.edge, width: 0.26 }]
}

/** Distance of points below which a curve counts as a curl. */
const CURLS_BELOW_MM = 14

/** Simplifies ends in the shade: cut ends are one line, and curls keep their width. */
function blunted(seen: SeenLock): SeenLock {
  const { taper, pointEveryMm } = seen.lock
  const isCurl = pointEveryMm < CURLS_BELOW_MM
  if (taper <= 8 && !isCurl) return seen
  return { ...seen, lock: { ...seen.lock, taper: isCurl ? 7 : 60 } }
}

/** Short hair that ends above this height is hidden by the head, in mm below the eyes. */
const LOWEST_HIDDEN_Y = 12

/** Selects the locks that are needed behind the head: a mass with an outline takes few. */
function neededBehind(locks: readonly SeenLock[]): SeenLock[] {
  const isLayered = locks.some(({ lock }) => lock.tier === 'middle')
  return locks.filter(({ lock, points }, i) => {
    if (lock.isCombed || lock.tier === 'middle') return false
    if (lock.isShort) return lock.tier === 'over' && itemAt(points, -1)[1] > LOWEST_HIDDEN_Y
    return isLayered ? lock.tier !== 'over' || i % 2 === 0 : lock.tier !== 'under'
  })
}

/** Draws a bun's ball, behind the head if it is on its far side. */
export function ballShape(
  ball: Ball | null,
  { inks, projection, unitsPerMm }: HairDrawingOptions,
): { behind: Shape[]; before: Shape[] } {
  if (!ball) return { behind: [], before: [] }
  const path = new PathWriter(unitsPerMm).ellipse(projection.project(ball.middle), ball.radius)
  const shape: Shape = { path: path.data, fill: inks.mass, stroke: inks.edge, width: 0.3 }
  return isBehindHead(ball.middle, projection)
    ? { behind: [shape], before: [] }
    : { behind: [], before: [shape] }
}

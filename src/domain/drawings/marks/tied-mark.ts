import { knotOf } from '../hair/tied-hair.ts'
import { onScalp } from '../head/skull.ts'
import type { MarkScene } from './mark-scene.ts'

/** Distance of a knot from the head. */
const KNOT_MM = 12

/** Draws the number of tied hair above its knot. */
export function drawTied({ pen, numbers, hair, projection }: MarkScene) {
  if (!numbers.tied || hair.tied === 'none' || projection.view === 'front') return
  const [x, y] = projection.project(onScalp(knotOf(hair.tied), KNOT_MM))
  pen.badge(numbers.tied, [x, y - 16])
}

import { itemAt } from '#domain/collections/lists.ts'
import { inks, mixed } from '../colour.ts'
import type { Point } from '../geometry/polyline.ts'
import { isSide } from '../head/view.ts'
import type { Body } from './body.ts'

/** Distance of the pendant below the chin of a neck of usual length, in mm. */
export const PENDANT_BELOW_CHIN = 68.6

/** Draws a fine chain with a small pendant; a high collar hides it. */
export function drawNecklace(body: Body, metal: string) {
  const { sketch, turn, neck, top, view } = body
  const line = mixed(metal, inks.ink, 0.25)
  if (isSide(view)) {
    // biome-ignore format: a shape reads as one line
    const chain: Point[] = [[-30, top + 60], [-8, top + 52], [24, top + 36], [62, top + 16]]
    return sketch.line(chain, 1, { colour: line })
  }
  const drop = view === 'back' ? 4 : 34
  const chain = [1, 0.8, 0.45, 0, -0.45, -0.8, -1].map(
    (x): Point => [x * (neck + 4), top + 32 + drop * (1 - x * x)],
  )
  sketch.line(turn(chain), 1.1, { colour: line })
  if (view === 'back') return
  const pendant = itemAt(turn([[0, top + PENDANT_BELOW_CHIN]]), 0)
  sketch.ellipse(pendant, 2.6, 2.6, { fill: metal, stroke: line, width: 0.6 })
  sketch.ellipse([pendant[0] - 0.8, pendant[1] - 0.8], 0.8, 0.8, { fill: inks.white })
}

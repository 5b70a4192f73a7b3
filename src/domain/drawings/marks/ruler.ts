import type { Point } from '../geometry/polyline.ts'
import type { MarkScene } from './mark-scene.ts'

const CM = 10
const GAP_MM = 20

/** Position of the ruler: beside the hair, inside the picture. */
export const rulerX = ({ extent, box }: MarkScene) =>
  Math.min(box.left + box.width - 26, extent.right + GAP_MM)

/** Draws a ruler in cm whose zero is the chin. */
export function drawRuler(scene: MarkScene) {
  const { pen, head, extent } = scene
  const x = rulerX(scene)
  const up = Math.floor((head.chinY - extent.top) / CM)
  const down = Math.max(1, Math.ceil((extent.bottom - head.chinY) / CM))
  const at = (cm: number) => head.chinY + cm * CM
  const long: Point[][] = [
    [
      [x, at(-up)],
      [x, at(down)],
    ],
  ]
  const short: Point[][] = []
  for (let cm = -up; cm <= down; cm++) {
    if (cm % 5)
      short.push([
        [x, at(cm)],
        [x + 3, at(cm)],
      ])
    else {
      long.push([
        [x, at(cm)],
        [x + 6, at(cm)],
      ])
      pen.text(`${Math.abs(cm)}`, [x + 8.5, at(cm) + 3], 'start', 8.6)
    }
  }
  pen.lines(long, 0.4)
  pen.lines(short, 0.3)
}

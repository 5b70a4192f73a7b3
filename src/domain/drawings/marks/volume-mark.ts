import { cos } from '../geometry/deterministic-math.ts'
import { CROWN } from '../hair/parting.ts'
import { volumeOf } from '../hair/volume.ts'
import { onScalp } from '../head/skull.ts'
import type { MarkScene } from './mark-scene.ts'

/** Draws arrows as long as the hair's distance from the scalp, at the crown and at the sides. */
export function drawVolume(scene: MarkScene) {
  const { pen, numbers, hair, projection, extent } = scene
  if (!numbers.volume) return
  const { crown, sides } = volumeOf(hair)
  if (projection.view === 'front') {
    for (const [x, angle] of [
      [extent.right - 3, 0],
      [extent.left + 3, 180],
    ] as const) {
      pen.arrow([x, 14], angle, 5 + sides)
    }
    return
  }
  const [x] = projection.project(onScalp(CROWN, crown))
  const y = extent.top + 1
  for (const angle of [115, 90, 65])
    pen.arrow([x + cos((angle * Math.PI) / 180) * 12, y], angle, 6 + crown * 0.8)
  pen.badge(numbers.volume, [x + 27, y - 4 - crown * 0.5])
}

import type { MarkScene } from './mark-scene.ts'
import { rulerX } from './ruler.ts'

/**
 * Draws where the longest strands end: a line through the picture, and its distance from the chin.
 */
export function drawLength(scene: MarkScene) {
  const { pen, hair, numbers, head } = scene
  if (!numbers.length) return
  drawHeight(scene, numbers.length, head.chinY + hair.length, false)
  if (Math.abs(hair.length) > 12)
    pen.lines(
      [
        [
          [rulerX(scene) - 6, head.chinY],
          [rulerX(scene), head.chinY],
        ],
      ],
      0.8,
    )
}

/** Draws where the layers begin. */
export function drawLayersStart(scene: MarkScene) {
  const { hair, numbers, head } = scene
  if (!numbers.layers) return
  drawHeight(scene, numbers.layers, head.chinY + Math.min(hair.length, hair.layersStart), true)
}

function drawHeight(scene: MarkScene, number: string, y: number, isDashed: boolean) {
  const { pen, extent } = scene
  pen.lines(
    [
      [
        [extent.left - 4, y],
        [rulerX(scene), y],
      ],
    ],
    0.5,
    isDashed,
  )
  pen.edgeBadge(number, [extent.left - 4, y], isDashed)
}

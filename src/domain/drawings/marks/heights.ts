import type { MarkScene } from './mark-scene.ts'
import { rulerX } from './ruler.ts'

/** Where the longest strands end: a line through the picture, named by its distance from the chin. */
export function drawLength(scene: MarkScene) {
  const { pen, hair, words, head } = scene
  if (hair.cut !== 'falling') return
  drawHeight(
    scene,
    `${words.length} ${words.fromChin(hair.length)}`,
    head.chinY + hair.length,
    false,
  )
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

/** Where the layers begin. */
export function drawLayersStart(scene: MarkScene) {
  const { hair, words, head } = scene
  if (hair.cut !== 'falling' || hair.layers <= 5) return
  const start = Math.min(hair.length, hair.layersStart)
  drawHeight(scene, `${words.layers} ${words.fromChin(start)}`, head.chinY + start, true)
}

function drawHeight(scene: MarkScene, label: string, y: number, isDashed: boolean) {
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
  pen.edgeLabel(label, [extent.left - 4, y], isDashed)
}

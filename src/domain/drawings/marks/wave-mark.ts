import type { MarkScene } from './mark-scene.ts'

/** Height above the ends, where a wave is widest. */
const ABOVE_ENDS_MM = 34

/** Draws the number of the wave beside the hair. */
export function drawWave({ pen, numbers, extent, box }: MarkScene) {
  if (!numbers.wave) return
  const x = Math.max(extent.left - 12, box.left + 26)
  pen.badge(numbers.wave, [x, extent.bottom - ABOVE_ENDS_MM])
}

import type { Box, Label, Layer } from '../drawing.ts'
import type { Haircut } from '../hair/haircut.ts'
import type { HeadMeasures } from '../head/measures.ts'
import type { Projection } from '../head/view.ts'
import type { HairParameters } from '../parameters/portrait.ts'
import { partsOf } from './cut-parts.ts'
import { drawLayersStart, drawLength } from './heights.ts'
import { MarkPen } from './mark-pen.ts'
import { extentOf, type MarkScene } from './mark-scene.ts'
import { drawParting } from './parting-mark.ts'
import { drawRuler } from './ruler.ts'
import { drawSections } from './section-marks.ts'
import { drawBackStrand, drawFringeLength, drawShortLengths } from './strands.ts'
import { drawTied } from './tied-mark.ts'
import { drawVolume } from './volume-mark.ts'
import { drawWave } from './wave-mark.ts'

const EDGE_MM = 3

/** From bottom to top. */
const drawers: readonly ((scene: MarkScene) => void)[] = [
  drawSections,
  drawRuler,
  drawLength,
  drawShortLengths,
  drawBackStrand,
  drawLayersStart,
  drawFringeLength,
  drawParting,
  drawTied,
  drawVolume,
  drawWave,
]

/**
 * Draws a hairdresser's marks over a portrait: the numbers of the cutting plan, heights from the
 * chin, lengths of strands, and angles. Contains no words, so that one picture serves every
 * language.
 */
export function drawMarks(on: {
  hair: HairParameters
  head: HeadMeasures
  cut: Haircut
  projection: Projection
  box: Box
}): { layers: Layer[]; labels: Label[] } {
  const pen = new MarkPen(on.box.left + EDGE_MM)
  const numbers = Object.fromEntries(partsOf(on.hair).map((part, at) => [part, `${at + 1}`]))
  const scene: MarkScene = { ...on, pen, numbers, extent: extentOf(on.cut.locks, on.projection) }
  for (const draw of drawers) draw(scene)
  return pen.finish()
}

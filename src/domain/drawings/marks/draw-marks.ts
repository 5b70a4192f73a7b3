import type { Box, Label, Layer } from '../drawing.ts'
import type { Haircut } from '../hair/haircut.ts'
import type { HeadMeasures } from '../head/measures.ts'
import type { Projection } from '../head/view.ts'
import type { HairParameters } from '../parameters/portrait.ts'
import { drawLayersStart, drawLength } from './heights.ts'
import { MarkPen } from './mark-pen.ts'
import { extentOf, type MarkScene } from './mark-scene.ts'
import { type MarkKind, type MarkOptions, markKinds } from './mark-words.ts'
import { drawParting } from './parting-mark.ts'
import { drawRuler } from './ruler.ts'
import { drawSections } from './section-marks.ts'
import { drawBackStrand, drawFringeLength, drawShortLengths } from './strands.ts'
import { drawVolume } from './volume-mark.ts'

const EDGE_MM = 6

const drawers: Readonly<Record<MarkKind, (scene: MarkScene) => void>> = {
  sections: drawSections,
  ruler: drawRuler,
  length: (scene) => {
    drawLength(scene)
    drawShortLengths(scene)
    drawBackStrand(scene)
  },
  layers: drawLayersStart,
  fringe: drawFringeLength,
  parting: drawParting,
  volume: drawVolume,
}

/** Draws the stylist's marks over a portrait. All of them read the same parameters as the hair. */
export function drawMarks(
  on: { hair: HairParameters; head: HeadMeasures; cut: Haircut; projection: Projection; box: Box },
  { words, show = markKinds }: MarkOptions,
): { layers: Layer[]; labels: Label[] } {
  const pen = new MarkPen(on.box.left + EDGE_MM)
  const scene: MarkScene = { ...on, pen, words, extent: extentOf(on.cut.locks, on.projection) }
  for (const [kind, draw] of Object.entries(drawers))
    if (show.includes(kind as MarkKind)) draw(scene)
  return pen.finish()
}

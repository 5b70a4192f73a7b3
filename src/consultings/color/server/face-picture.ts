import type { DescribedDrawing } from '#server/reports/pdf/described-portrait.ts'
import { type Box, drawDrawing } from '#server/reports/pdf/draw-drawing.ts'
import { inks, type Paper } from '#server/reports/pdf/paper.ts'

const ABOVE_HEAD = 8

export interface FacePicture extends DescribedDrawing {
  /** What stands behind the face, or null in a draft that has no colours. */
  readonly backdrop: string | null
}

/** A face on a tint of one of its colours, cut off by the edges. */
export function drawFacePicture(paper: Paper, { drawing, alt, backdrop }: FacePicture, box: Box) {
  paper
    .fillOpacity(1)
    .rect(box.x, box.y, box.width, box.height)
    .fill(backdrop ?? inks.fill)
  const inner = { ...box, y: box.y + ABOVE_HEAD, height: box.height - ABOVE_HEAD }
  drawDrawing(paper, drawing, inner, alt)
}

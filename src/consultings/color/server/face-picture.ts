import type { AccessibleDrawing } from '#server/reports/pdf/draw-accessible-portrait.ts'
import { type Box, drawDrawing } from '#server/reports/pdf/draw-drawing.ts'
import { inks, type Paper } from '#server/reports/pdf/paper.ts'

const ABOVE_HEAD = 8

export interface FacePicture extends AccessibleDrawing {
  /** Colour behind the face; null in a draft without colours. */
  readonly backdrop: string | null
}

/** Draws a face on a tint of one of its colours, clipped to the box. */
export function drawFacePicture(paper: Paper, { drawing, alt, backdrop }: FacePicture, box: Box) {
  paper
    .fillOpacity(1)
    .rect(box.x, box.y, box.width, box.height)
    .fill(backdrop ?? inks.fill)
  const inner = { ...box, y: box.y + ABOVE_HEAD, height: box.height - ABOVE_HEAD }
  drawDrawing(paper, drawing, inner, alt)
}

import type { Drawing, DrawingColour, Stroke } from '#domain/portraits/drawing.ts'
import { inks, type Paper } from './paper.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Draws into a box as large as it fits, standing on the box's lower edge and cut off by it. Faces are
 * filled with the colour they lie on.
 */
export function drawDrawing(paper: Paper, drawing: Drawing, box: Box, background: string) {
  const [left = 0, top = 0, width = 1, height = 1] = drawing.viewBox.split(' ').map(Number)
  const scale = Math.min(box.width / width, box.height / height)
  paper.save()
  paper.rect(box.x, box.y, box.width, box.height).clip()
  paper.translate(
    box.x + (box.width - width * scale) / 2 - left * scale,
    box.y + box.height - (height + top) * scale,
  )
  paper.scale(scale)
  paper.lineCap('round').lineJoin('round')
  for (const stroke of drawing.strokes) drawStroke(paper, stroke, background)
  paper.restore()
}

function drawStroke(paper: Paper, { path, fill, stroke, ...look }: Stroke, background: string) {
  const colourOf = (colour: DrawingColour) => (colour === 'paper' ? background : inks[colour])
  if (fill) paper.path(path).fillColor(colourOf(fill)).fillOpacity(look.opacity).fill()
  if (!stroke || look.width === 0) return
  if (look.dash) paper.dash(look.dash[0], { space: look.dash[1] })
  else paper.undash()
  paper.path(path).lineWidth(look.width)
  paper.strokeColor(colourOf(stroke)).strokeOpacity(look.opacity).stroke()
}

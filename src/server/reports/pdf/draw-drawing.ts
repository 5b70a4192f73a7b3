import type { Drawing, Label, Shape } from '#domain/drawings/drawing.ts'
import { HALO_SHARE } from '#domain/drawings/svg.ts'
import { cubicPath } from './cubic-path.ts'
import type { Paper } from './paper.ts'
import { printable, runsOf } from './printable.ts'
import { tagged } from './tags.ts'
import { writeRun } from './write-run.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Draws into a box as large as it fits, aligned to the box's lower edge and clipped by it. Without
 * a text alternative it is tagged as decoration.
 */
export function drawDrawing(paper: Paper, drawing: Drawing, place: Box, alt?: string) {
  if (alt === undefined) drawInto(paper, drawing, place)
  else tagged(paper, 'Figure', () => drawInto(paper, drawing, place), { alt })
}

function drawInto(paper: Paper, { box, layers, labels }: Drawing, place: Box) {
  const scale = Math.min(place.width / box.width, place.height / box.height)
  paper.save()
  paper.rect(place.x, place.y, place.width, place.height).clip()
  paper.translate(
    place.x + (place.width - box.width * scale) / 2 - box.left * scale,
    place.y + place.height - (box.height + box.top) * scale,
  )
  paper.scale(scale)
  paper.lineCap('round').lineJoin('round')
  for (const { unitsPerMm, shapes } of layers) {
    paper.save()
    paper.scale(1 / unitsPerMm)
    for (const shape of shapes) drawShape(paper, shape, unitsPerMm)
    paper.restore()
  }
  for (const label of labels) drawLabel(paper, label)
  paper.restore()
}

function drawShape(paper: Paper, { path, fill, stroke, ...look }: Shape, unitsPerMm: number) {
  const opacity = look.opacity ?? 1
  const curves = cubicPath(path)
  if (fill) paper.path(curves).fillColor(fill).fillOpacity(opacity).fill()
  if (!stroke || !look.width) return
  if (look.dash) paper.dash(look.dash[0] * unitsPerMm, { space: look.dash[1] * unitsPerMm })
  else paper.undash()
  paper.path(curves).lineWidth(look.width * unitsPerMm)
  paper.strokeColor(stroke).strokeOpacity(opacity).stroke()
}

function drawLabel(paper: Paper, { text, x, y, size, anchor, colour, halo }: Label) {
  const runs = runsOf(printable(text, 'text'), 'text')
  paper.fontSize(size).undash()
  const widths = runs.map((run) => paper.font(run.font).widthOfString(run.text))
  const width = widths.reduce((sum, each) => sum + each, 0)
  const start = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width
  const write = (look: 'fill' | 'stroke') => {
    let at = start
    for (const run of runs) at += writeRun(paper, run, { x: at, y, size }, look)
  }
  if (halo) {
    paper
      .lineWidth(size * HALO_SHARE)
      .strokeColor(halo)
      .strokeOpacity(1)
    write('stroke')
  }
  paper.fillColor(colour).fillOpacity(1)
  write('fill')
}

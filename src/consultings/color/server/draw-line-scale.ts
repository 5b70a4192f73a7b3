import { inks, type Paper } from '#server/reports/pdf/paper.ts'
import { alongScale, coloursAt, stepsOf } from '../line-scale.ts'
import type { Line } from '../report-content.ts'

interface ScaleBox {
  readonly x: number
  /** Vertical centre of the scale. */
  readonly y: number
  readonly width: number
  readonly height: number
  /** Side length of the framed chip that marks the customer's position. */
  readonly chip: number
}

/** Draws a line's colours from end to end, with a framed chip at the customer's position. */
export function drawLineScale(paper: Paper, line: Line, position: number, box: ScaleBox) {
  const { x, y, width, height, chip } = box
  const steps = stepsOf(line)
  const step = width / steps.length
  for (const [index, colours] of steps.entries()) {
    // Overlaps slightly, so that no paper shows between two steps.
    const wide = index < steps.length - 1 ? step + 0.3 : step
    drawBands(paper, colours, { x: x + index * step, y: y - height / 2, width: wide, height })
  }
  const left = Math.min(Math.max(x, x + alongScale(position) * width - chip / 2), x + width - chip)
  const frame = { x: left, y: y - chip / 2, width: chip, height: chip }
  paper.fillOpacity(1).rect(frame.x, frame.y, chip, chip).fill(inks.paper)
  drawBands(paper, coloursAt(line, position), inset(frame, chip > 12 ? 1.6 : 0))
  paper.undash().lineWidth(0.8).strokeColor(inks.ink).strokeOpacity(1)
  paper.rect(frame.x, frame.y, chip, chip).stroke()
}

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function drawBands(paper: Paper, colours: readonly string[], { x, y, width, height }: Rectangle) {
  const band = height / colours.length
  for (const [index, colour] of colours.entries()) {
    paper
      .fillOpacity(1)
      .rect(x, y + index * band, width, band)
      .fill(colour)
  }
}

const inset = ({ x, y, width, height }: Rectangle, by: number): Rectangle => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

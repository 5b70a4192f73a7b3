import { inks, type Paper } from '#server/reports/pdf/paper.ts'
import { textOn } from '../text-on.ts'

/** Draws a colour with a stroke from corner to corner. */
export function drawAvoided(
  paper: Paper,
  hex: string,
  box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>,
) {
  const { x, y, width, height } = box
  paper.fillOpacity(1).rect(x, y, width, height).fill(hex)
  paper.undash().lineWidth(0.7).strokeColor(inks[textOn(hex).ink]).strokeOpacity(1)
  paper
    .moveTo(x, y + height)
    .lineTo(x + width, y)
    .stroke()
}

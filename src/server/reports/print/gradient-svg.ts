import { itemAt } from '#domain/collections/lists.ts'
import { groupIn, numbersIn, type PdfObjects } from './pdf-objects.ts'

/**
 * Converts a linear gradient to the coordinates of the filled shape: pdfkit's pattern inverts the
 * page's transformation.
 */
export function gradientSvg(objects: PdfObjects, pattern: string, id: string): string {
  const shading = objects.textOf(groupIn(/\/Shading (\d+)/, pattern))
  const [x1, y1, x2, y2] = numbersIn(groupIn(/\/Coords \[([^\]]*)\]/, shading))
  const whole = objects.textOf(groupIn(/\/Function (\d+)/, shading))
  const list = /\/Functions \[([^\]]*)\]/.exec(whole)?.[1]
  const pieces = list
    ? [...list.matchAll(/(\d+) 0 R/g)].map(([, at = '']) => objects.textOf(at))
    : [whole]
  const bounds = numbersIn(/\/Bounds \[([^\]]*)\]/.exec(whole)?.[1] ?? '')
  const colours = [groupIn(/\/C0 \[([^\]]*)\]/, itemAt(pieces, 0))]
  for (const piece of pieces) colours.push(groupIn(/\/C1 \[([^\]]*)\]/, piece))
  const stops = colours.map((colour, at) => {
    const offset = at === 0 ? 0 : at === colours.length - 1 ? 1 : itemAt(bounds, at - 1)
    const rgb = numbersIn(colour).map((share) => Math.round(share * 255))
    return `<stop offset="${offset}" stop-color="rgb(${rgb})"/>`
  })
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ` +
    `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient>`
  )
}

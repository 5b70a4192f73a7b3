import { heightOf, linesOf, spaced, widthOf, writeLine } from '#server/reports/pdf/flow.ts'
import { inks, looks, type Paper, scaled } from '#server/reports/pdf/paper.ts'
import { posterPage } from '#server/reports/pdf/poster/poster-page.ts'
import { tagged, taggedGroup } from '#server/reports/pdf/tags.ts'
import type { CutLine } from '#texts/cut-plans.ts'

const TEXT = { ...looks.body, size: 10, leading: 1.4 } as const
const NUMBER = { ...looks.body, size: 8.4, leading: 1, ink: 'paper' } as const
const LEAST_PADDING = 6.5
const MOST_PADDING = 16
const BADGE_RADIUS = 6.6
const NAME_X = posterPage.side + 24
const TEXT_X = posterPage.side + 108
const TEXT_WIDTH = posterPage.right - TEXT_X
const NAME_WIDTH = TEXT_X - NAME_X - 6

const textHeight = (paper: Paper, { name, text }: CutLine, scale: number): number => {
  const look = scaled(TEXT, scale)
  return Math.max(heightOf(paper, text, look, TEXT_WIDTH), heightOf(paper, name, look, NAME_WIDTH))
}

/** Measures the least height of a list at a text scale. */
export const listHeight = (paper: Paper, lines: readonly CutLine[], scale: number): number =>
  lines.reduce((sum, line) => sum + 2 * LEAST_PADDING + textHeight(paper, line, scale), 0)

interface ListPlace {
  readonly top: number
  readonly room: number
  readonly scale: number
}

/**
 * Writes the steps of a cut with the numbers of its picture, spaced to fill the height. Returns the
 * list's lower edge.
 */
export function writePlanList(
  paper: Paper,
  lines: readonly CutLine[],
  { top, room, scale }: ListPlace,
): number {
  const spare = (room - listHeight(paper, lines, scale)) / (2 * Math.max(1, lines.length))
  const padding = LEAST_PADDING + Math.min(MOST_PADDING - LEAST_PADDING, Math.max(0, spare))
  let y = top
  taggedGroup(paper, 'L', () => {
    for (const [index, line] of lines.entries()) {
      taggedGroup(paper, 'LI', () =>
        tagged(paper, 'LBody', () =>
          writeRow(paper, line, { number: index + 1, y: y + padding, scale }),
        ),
      )
      y += 2 * padding + textHeight(paper, line, scale)
      paper.undash().lineWidth(0.5).strokeColor(inks.sand).strokeOpacity(1)
      paper.moveTo(posterPage.side, y).lineTo(posterPage.right, y).stroke()
    }
  })
  return y
}

function writeRow(
  paper: Paper,
  { name, text }: CutLine,
  { number, y, scale }: Record<'number' | 'y' | 'scale', number>,
) {
  const look = scaled(TEXT, scale)
  const height = look.size * look.leading
  const middle = y + height / 2
  const badgeX = posterPage.side + BADGE_RADIUS
  paper.fillOpacity(1).circle(badgeX, middle, BADGE_RADIUS).fill(inks.clay)
  const digits = `${number}`
  const digitsX = badgeX - widthOf(paper, digits, NUMBER) / 2
  writeLine(paper, `${digits} `, NUMBER, digitsX, middle - NUMBER.size / 2)
  for (const [at, part] of linesOf(paper, name, look, NAME_WIDTH).entries())
    writeLine(paper, `${part} `, look, NAME_X, y + at * height)
  for (const [at, part] of spaced(linesOf(paper, text, look, TEXT_WIDTH)).entries())
    writeLine(paper, part, look, TEXT_X, y + at * height)
}

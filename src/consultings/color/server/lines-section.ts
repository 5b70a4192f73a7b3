import { itemAt } from '#domain/collections/lists.ts'
import { type Flow, heightOf, linesOf, writeLine, writeLineTo } from '#server/reports/pdf/flow.ts'
import { column, looks, margin } from '#server/reports/pdf/paper.ts'
import { degreeOf } from '../line-scale.ts'
import { type ColorContent, type Line, lines } from '../report-content.ts'
import { drawLineScale } from './draw-line-scale.ts'
import type { ColorReportWords } from './report-words.ts'

const GAP = 34
const half = (column - GAP) / 2
const NAME = { ...looks.name, size: 14 } as const
const ENDS = { ...looks.small, size: 8 } as const
const TEXT = { ...looks.body, size: 9.5, leading: 1.6 } as const
const DEGREE = { ...looks.small, size: 9.5, leading: (NAME.size * NAME.leading) / 9.5 } as const
/** Index of the neutral degree among a line's seven. */
const MIDDLE_DEGREE = 3
const CHIP = 26
const SCALE = 12
const BELOW_ROW = 20

/**
 * Writes the four lines in two columns, each with its colours, the customer's position and a text.
 */
export function writeLines(flow: Flow, content: ColorContent, texts: ColorReportWords) {
  for (const row of [lines.slice(0, 2), lines.slice(2)]) {
    const height = rowHeight(flow, content, row)
    flow.keepTogether(height)
    const top = flow.y
    for (const [index, line] of row.entries()) {
      drawLine(flow, { line, ...content.lines[line] }, texts, {
        x: margin.side + index * (half + GAP),
        y: top,
      })
    }
    flow.moveTo(top + height)
    flow.space(BELOW_ROW)
  }
}

/** Measures the first row, which must stay with the heading. */
export const linesHeight = (flow: Flow, content: ColorContent): number =>
  rowHeight(flow, content, lines.slice(0, 2))

const HEAD = NAME.size * NAME.leading + 6 + CHIP + 3 + ENDS.size * ENDS.leading + 4

const rowHeight = ({ paper }: Flow, content: ColorContent, row: readonly Line[]): number =>
  HEAD + Math.max(...row.map((line) => heightOf(paper, content.lines[line].text, TEXT, half)))

interface PlacedLine {
  readonly line: Line
  readonly position: number
  readonly text: string
}

function drawLine(
  flow: Flow,
  { line, position, text }: PlacedLine,
  texts: ColorReportWords,
  { x, y }: { readonly x: number; readonly y: number },
) {
  const { name, least, most, degrees } = texts.lines[line]
  const degree = itemAt(degrees, degreeOf(position) + MIDDLE_DEGREE)
  flow.draw((paper) => {
    writeLine(paper, name, NAME, x, y)
    writeLineTo(paper, degree, DEGREE, x + half, y)
    const scaleY = y + NAME.size * NAME.leading + 6 + CHIP / 2
    drawLineScale(paper, line, position, { x, y: scaleY, width: half, height: SCALE, chip: CHIP })
    const endsY = scaleY + CHIP / 2 + 3
    writeLine(paper, least, ENDS, x, endsY)
    writeLineTo(paper, most, ENDS, x + half, endsY)
    for (const [index, each] of linesOf(paper, text, TEXT, half).entries()) {
      writeLine(paper, each, TEXT, x, y + HEAD + index * TEXT.size * TEXT.leading)
    }
  })
}

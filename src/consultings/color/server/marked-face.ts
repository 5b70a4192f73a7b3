import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import type { Language } from '#domain/languages/languages.ts'
import {
  type AccessibleDrawing,
  drawAccessiblePortrait,
} from '#server/reports/pdf/draw-accessible-portrait.ts'
import { drawDrawing } from '#server/reports/pdf/draw-drawing.ts'
import { writeLine } from '#server/reports/pdf/flow.ts'
import { inks, looks, type Paper } from '#server/reports/pdf/paper.ts'
import { backdropOf } from '../backdrop.ts'
import { drawAdvisedMakeUp } from '../draw-customer.ts'
import { type MakeUpMark, makeUpMarks } from '../make-up-marks.ts'
import type { ColorContent } from '../report-content.ts'

/** The visible part of the drawing, in mm; its height follows from the picture's. */
const SHOWN = { left: -122, top: -156, width: 244 } as const
/** Horizontal position of the numbers: beside the hair, inside the picture. */
const NUMBERS_X = 108
const RADIUS = 7
const NUMBER = { ...looks.small, size: 8.5, leading: 1.2, ink: 'paper' } as const

export interface MarkedFace extends AccessibleDrawing {
  readonly marks: readonly MakeUpMark[]
  readonly backdrop: string | null
}

/** Builds the customer with all advised make-up, and a number at each area that has shades. */
export function markedFace(content: ColorContent, language: Language): MarkedFace {
  const choices: PortraitChoices = drawAdvisedMakeUp(content)
  return {
    ...drawAccessiblePortrait(choices, language),
    marks: makeUpMarks(choices).marks.filter(({ area }) => content.make_up[area].shades.length > 0),
    backdrop: backdropOf(content.best, 2),
  }
}

interface PicturePlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Draws the marked face; a higher picture shows more of the shoulders. */
export function drawMarkedFace(
  paper: Paper,
  { drawing, alt, marks, backdrop }: MarkedFace,
  box: PicturePlace,
) {
  const scale = box.width / SHOWN.width
  paper
    .fillOpacity(1)
    .rect(box.x, box.y, box.width, box.height)
    .fill(backdrop ?? inks.fill)
  const shown = { ...drawing, box: { ...SHOWN, height: box.height / scale } }
  drawDrawing(paper, shown, box, alt)
  const placed = ([x, y]: MakeUpMark['from']): [number, number] => [
    box.x + (x - SHOWN.left) * scale,
    box.y + (y - SHOWN.top) * scale,
  ]
  for (const { number, from, to } of marks) {
    drawMark(paper, number, placed(from), placed([Math.sign(to[0]) * NUMBERS_X, to[1]]))
  }
}

function drawMark(
  paper: Paper,
  number: number,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
) {
  paper.undash().strokeOpacity(1).fillOpacity(1).lineCap('round')
  for (const [width, ink] of [
    [2, inks.paper],
    [0.8, inks.clay],
  ] as const)
    paper.moveTo(fromX, fromY).lineTo(toX, toY).lineWidth(width).strokeColor(ink).stroke()
  paper.circle(fromX, fromY, 1.6).fill(inks.clay)
  paper.circle(toX, toY, RADIUS).fill(inks.clay)
  const text = String(number)
  const width = paper.font('text').fontSize(NUMBER.size).widthOfString(text)
  writeLine(paper, text, NUMBER, toX - width / 2, toY - (NUMBER.size * NUMBER.leading) / 2)
}

import {
  type Flow,
  heightOf,
  type Place,
  wholeColumn,
  writeLine,
} from '#server/reports/pdf/flow.ts'
import { column, columnBottom, looks, margin } from '#server/reports/pdf/paper.ts'
import { wornShades } from '../draw-customer.ts'
import { type ColorContent, type Occasion, occasions } from '../report-content.ts'
import { drawFacePicture, type FacePicture } from './face-picture.ts'
import type { ColorReportWords } from './report-words.ts'
import { fillShade } from './shade-fill.ts'

const GAP = 20
const half = (column - GAP) / 2
const STRIP = 18
const ABOVE_NAME = 10
const BELOW_NAME = 6
const STEP = { ...looks.body, size: 10, leading: 1.6 } as const
const NUMBER = {
  ...looks.small,
  size: 9,
  leading: (STEP.size * STEP.leading) / 9,
  ink: 'clay',
} as const
const NUMBER_WIDTH = 16
const BELOW_STEP = 4
const BELOW_LOOK = 20
const MOST_PAIR_HEIGHT = (columnBottom - margin.top) * 0.8
const ROW_PICTURE = { width: 150, height: 178 } as const

interface LooksLook {
  readonly texts: ColorReportWords
  readonly faces: Readonly<Record<Occasion, FacePicture>>
  /** Height of the pictures. */
  readonly height: number
}

/** Writes both looks side by side, or below each other when their steps are too long for that. */
export function writeLooks(flow: Flow, content: ColorContent, look: LooksLook) {
  const height = pairHeight(flow, content, look)
  if (height > MOST_PAIR_HEIGHT) {
    for (const occasion of occasions) writeRow(flow, content, occasion, look)
    return
  }
  flow.keepTogether(height)
  const top = flow.y
  for (const [index, occasion] of occasions.entries()) {
    const x = margin.side + index * (half + GAP)
    const box = { x, y: top, width: half, height: look.height }
    drawFace(flow, content, occasion, look, box)
    flow.moveTo(top + look.height + ABOVE_NAME)
    writeSteps(flow, content, occasion, look.texts, { x, width: half })
  }
  flow.moveTo(top + height)
  flow.space(BELOW_LOOK)
}

/** Measures how much of the looks must be on one page with their heading. */
export function looksHeight(flow: Flow, content: ColorContent, look: LooksLook): number {
  const height = pairHeight(flow, content, look)
  return height > MOST_PAIR_HEIGHT ? ROW_PICTURE.height : height
}

const pairHeight = (
  { paper }: Flow,
  { looks: both }: ColorContent,
  { height }: LooksLook,
): number =>
  height +
  ABOVE_NAME +
  looks.name.size * looks.name.leading +
  BELOW_NAME +
  Math.max(
    ...occasions.map((occasion) =>
      both[occasion].steps.reduce(
        (sum, step) => sum + heightOf(paper, step, STEP, half - NUMBER_WIDTH) + BELOW_STEP,
        0,
      ),
    ),
  )

function writeRow(flow: Flow, content: ColorContent, occasion: Occasion, look: LooksLook) {
  flow.keepTogether(ROW_PICTURE.height)
  const top = flow.y
  const pages = flow.filled.length
  drawFace(flow, content, occasion, look, { x: margin.side, y: top, ...ROW_PICTURE })
  const x = margin.side + ROW_PICTURE.width + GAP
  const place = { x, width: wholeColumn.width - ROW_PICTURE.width - GAP }
  writeSteps(flow, content, occasion, look.texts, place)
  if (flow.filled.length === pages) flow.moveTo(Math.max(flow.y, top + ROW_PICTURE.height))
  flow.space(BELOW_LOOK)
}

function writeSteps(
  flow: Flow,
  content: ColorContent,
  occasion: Occasion,
  texts: ColorReportWords,
  place: Place,
) {
  const { minutes, steps } = content.looks[occasion]
  const name = texts.looks.occasions[occasion]
  const title = minutes ? `${name} ${texts.looks.minutes(minutes)}` : name
  flow.text(title, looks.name, place)
  flow.space(BELOW_NAME)
  for (const [index, step] of steps.entries()) {
    flow.keepTogether(STEP.size * STEP.leading)
    const { y } = flow
    flow.draw((paper) => writeLine(paper, String(index + 1), NUMBER, place.x, y))
    flow.text(step, STEP, { x: place.x + NUMBER_WIDTH, width: place.width - NUMBER_WIDTH })
    flow.space(BELOW_STEP)
  }
}

/** Draws the made-up face, and its shades as a strip below it. */
function drawFace(
  flow: Flow,
  content: ColorContent,
  occasion: Occasion,
  { faces }: LooksLook,
  box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>,
) {
  const worn = wornShades(content, occasion).flatMap(({ area, shades }) =>
    shades.map(({ hex }) => ({ area, hex })),
  )
  const strip = worn.length > 0 ? STRIP : 0
  flow.draw((paper) => {
    drawFacePicture(paper, faces[occasion], { ...box, height: box.height - strip })
    const width = box.width / worn.length
    for (const [index, { area, hex }] of worn.entries()) {
      const place = {
        x: box.x + index * width,
        y: box.y + box.height - strip,
        width,
        height: strip,
      }
      fillShade(paper, hex, area, place)
    }
  })
}

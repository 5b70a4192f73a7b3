import { type Flow, heightOf, type Place, wholeColumn } from '#server/reports/pdf/flow.ts'
import { column, columnBottom, looks, margin } from '#server/reports/pdf/paper.ts'
import { drawPicture } from '#server/reports/pdf/report-picture.ts'
import type { PrintedStyle } from './printed-style.ts'

const GAP = 20
const half = (column - GAP) / 2
const ABOVE_NAME = 12
const BELOW_NAME = 3
const BELOW_CARD = 26
const MOST_PAIR_HEIGHT = (columnBottom - margin.top) * 0.72
const ROW_PICTURE = { width: 150, height: 178 } as const

type PictureSize = Readonly<Record<'width' | 'height', number>>

/**
 * Writes hair styles side by side, or below each other when a description is too long for that. A
 * single style has its text beside it.
 */
export function writeStyles(flow: Flow, styles: readonly PrintedStyle[], pictureHeight: number) {
  for (const pair of pairsOf(styles)) {
    const [style] = pair
    const height = pairHeight(flow, pair, pictureHeight)
    if (pair.length === 1 && style) writeRow(flow, style, { width: half, height: pictureHeight })
    else if (height <= MOST_PAIR_HEIGHT) writePair(flow, pair, pictureHeight, height)
    else for (const each of pair) writeRow(flow, each, ROW_PICTURE)
  }
}

/** Measures how much of the styles must be on one page with their heading. */
export function firstStylesHeight(
  flow: Flow,
  styles: readonly PrintedStyle[],
  pictureHeight: number,
) {
  const [pair = []] = pairsOf(styles)
  if (pair.length < 2) return pair.length * pictureHeight
  const height = pairHeight(flow, pair, pictureHeight)
  return height <= MOST_PAIR_HEIGHT ? height : ROW_PICTURE.height
}

const pairsOf = (styles: readonly PrintedStyle[]) =>
  [styles.slice(0, 2), styles.slice(2)].filter(({ length }) => length > 0)

const pairHeight = (flow: Flow, pair: readonly PrintedStyle[], pictureHeight: number): number =>
  pictureHeight + Math.max(...pair.map((style) => wordsHeight(flow, style)))

const wordsHeight = ({ paper }: Flow, { name, description }: PrintedStyle): number =>
  ABOVE_NAME +
  heightOf(paper, name, looks.name, half) +
  BELOW_NAME +
  heightOf(paper, description, looks.body, half)

function writePair(
  flow: Flow,
  pair: readonly PrintedStyle[],
  pictureHeight: number,
  height: number,
) {
  flow.keepTogether(height)
  const top = flow.y
  for (const [index, style] of pair.entries()) {
    const x = margin.side + index * (half + GAP)
    const box = { x, y: top, width: half, height: pictureHeight }
    flow.draw((paper) => drawPicture(paper, style.picture, box, style.alt))
    flow.moveTo(top + pictureHeight + ABOVE_NAME)
    writeWords(flow, style, { x, width: half })
  }
  flow.moveTo(top + height)
  flow.space(BELOW_CARD)
}

function writeRow(flow: Flow, style: PrintedStyle, picture: PictureSize) {
  flow.keepTogether(picture.height)
  const top = flow.y
  const pages = flow.filled.length
  const box = { x: margin.side, y: top, ...picture }
  flow.draw((paper) => drawPicture(paper, style.picture, box, style.alt))
  const x = margin.side + picture.width + GAP
  writeWords(flow, style, { x, width: wholeColumn.width - picture.width - GAP })
  if (flow.filled.length === pages) flow.moveTo(Math.max(flow.y, top + picture.height))
  flow.space(BELOW_CARD)
}

function writeWords(flow: Flow, { name, description }: PrintedStyle, place: Place) {
  flow.text(name, looks.name, place, 'H3')
  flow.space(BELOW_NAME)
  if (description) flow.text(description, looks.body, place)
}

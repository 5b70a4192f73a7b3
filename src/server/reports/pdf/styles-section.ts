import type { SheetContent } from '#contract/reports.ts'
import { type Flow, heightOf, wholeColumn } from './flow.ts'
import { column, columnBottom, looks, margin } from './paper.ts'
import { drawPicture, type SheetPicture } from './sheet-picture.ts'

export type Style = SheetContent['best_hair'][number] & { readonly picture: SheetPicture }

const GAP = 20
const half = (column - GAP) / 2
const ABOVE_NAME = 12
const BELOW_NAME = 3
const BELOW_CARD = 26
const MOST_PAIR_HEIGHT = (columnBottom - margin.top) * 0.72
const ROW_PICTURE = { width: 150, height: 178 } as const

/** Hair styles side by side; one below the other when a description is too long for that. */
export function writeStyles(flow: Flow, styles: readonly Style[], pictureHeight: number) {
  for (const pair of pairsOf(styles)) {
    const height = pairHeight(flow, pair, pictureHeight)
    if (height <= MOST_PAIR_HEIGHT) writePair(flow, pair, pictureHeight, height)
    else for (const style of pair) writeRow(flow, style)
  }
}

/** How much of the styles must stand on one page with their heading. */
export function firstStylesHeight(flow: Flow, styles: readonly Style[], pictureHeight: number) {
  const [pair] = pairsOf(styles)
  const height = pair ? pairHeight(flow, pair, pictureHeight) : 0
  return height <= MOST_PAIR_HEIGHT ? height : ROW_PICTURE.height
}

const pairsOf = (styles: readonly Style[]) =>
  [styles.slice(0, 2), styles.slice(2)].filter(({ length }) => length > 0)

const pairHeight = (flow: Flow, pair: readonly Style[], pictureHeight: number): number =>
  pictureHeight + Math.max(...pair.map((style) => wordsHeight(flow, style)))

const wordsHeight = ({ paper }: Flow, { name, description }: Style): number =>
  ABOVE_NAME +
  heightOf(paper, name, looks.name, half) +
  BELOW_NAME +
  heightOf(paper, description, looks.body, half)

function writePair(flow: Flow, pair: readonly Style[], pictureHeight: number, height: number) {
  flow.keepTogether(height)
  const top = flow.y
  for (const [index, style] of pair.entries()) {
    const x = margin.side + index * (half + GAP)
    drawPicture(flow.paper, style.picture, { x, y: top, width: half, height: pictureHeight })
    flow.moveTo(top + pictureHeight + ABOVE_NAME)
    writeWords(flow, style, { x, width: half })
  }
  flow.moveTo(top + height)
  flow.space(BELOW_CARD)
}

function writeRow(flow: Flow, style: Style) {
  flow.keepTogether(ROW_PICTURE.height)
  const top = flow.y
  const pages = pageCount(flow)
  drawPicture(flow.paper, style.picture, { x: margin.side, y: top, ...ROW_PICTURE })
  const x = margin.side + ROW_PICTURE.width + GAP
  writeWords(flow, style, { x, width: wholeColumn.width - ROW_PICTURE.width - GAP })
  if (pageCount(flow) === pages) flow.moveTo(Math.max(flow.y, top + ROW_PICTURE.height))
  flow.space(BELOW_CARD)
}

function writeWords(flow: Flow, { name, description }: Style, place: { x: number; width: number }) {
  flow.text(name, looks.name, place)
  flow.space(BELOW_NAME)
  if (description) flow.text(description, looks.body, place)
}

const pageCount = ({ paper }: Flow) => paper.bufferedPageRange().count

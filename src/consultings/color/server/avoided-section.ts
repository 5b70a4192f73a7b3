import type { Language } from '#domain/languages/languages.ts'
import { type Flow, heightOf, linesOf, type Place, writeLine } from '#server/reports/pdf/flow.ts'
import {
  column,
  inks,
  looks,
  margin,
  type Paper,
  type TextLook,
} from '#server/reports/pdf/paper.ts'
import type { Avoided, Swatch } from '../report-content.ts'
import { drawAvoided } from './crossed-out.ts'
import type { ColorReportWords } from './report-words.ts'

const COLUMNS = 3
const GAP = 18
const width = (column - (COLUMNS - 1) * GAP) / COLUMNS
/** Width share of the avoided colour; its replacement is larger. */
const AVOIDED_SHARE = 0.38
const NAME: TextLook = { ...looks.body, size: 10, leading: 1.5 }
const INSTEAD: TextLook = { ...looks.small, size: 8.5 }
const WHY: TextLook = { ...looks.small, ink: 'ink' }
const BELOW_COLOURS = 7
const BELOW_ROW = 18
const BELOW_LEAD = 12
/** Row height above which each pair gets a row of its own. */
const MOST_ROW_HEIGHT = 210
const OWN_ROW_HEIGHT = 64

interface PairsLook {
  readonly texts: ColorReportWords
  readonly language: Language
  /** Height of the two colours. */
  readonly height: number
}

interface Pairs {
  readonly avoided: readonly Avoided[]
  readonly best: readonly Swatch[]
}

interface Pair {
  readonly avoided: Swatch
  readonly instead: Swatch | undefined
  readonly pairTexts: readonly (readonly [string, TextLook])[]
}

/** Writes each avoided colour, crossed out, beside its replacement. */
export function writePairs(flow: Flow, content: Pairs, look: PairsLook) {
  flow.text(look.texts.avoided.lead, looks.small)
  flow.space(BELOW_LEAD)
  const pairs = pairsOf(content, look)
  const rows = [pairs.slice(0, COLUMNS), pairs.slice(COLUMNS)].filter(({ length }) => length > 0)
  const areLong = rows.some((row) => rowHeight(flow, row, look.height) > MOST_ROW_HEIGHT)
  if (areLong) for (const pair of pairs) writeOwnRow(flow, pair)
  else for (const row of rows) writeRow(flow, row, look.height)
}

/** Measures the lead and the first row. */
export function pairsHeight(flow: Flow, content: Pairs, look: PairsLook): number {
  const first = rowHeight(flow, pairsOf(content, look).slice(0, COLUMNS), look.height)
  const lead = heightOf(flow.paper, look.texts.avoided.lead, looks.small, column)
  return lead + BELOW_LEAD + Math.min(first, MOST_ROW_HEIGHT)
}

const pairsOf = ({ avoided, best }: Pairs, { texts, language }: PairsLook): Pair[] =>
  avoided.map(({ colour, instead, why }) => {
    const worn = best[instead]
    const pairTexts: [string, TextLook][] = [
      [colour.names[language], NAME],
      [worn ? `${texts.avoided.instead} ${worn.names[language]}` : '', INSTEAD],
      [why, WHY],
    ]
    return { avoided: colour, instead: worn, pairTexts: pairTexts.filter(([text]) => text) }
  })

const rowHeight = (flow: Flow, row: readonly Pair[], height: number): number =>
  height + BELOW_COLOURS + Math.max(0, ...row.map((pair) => wordsHeight(flow, pair, width)))

const wordsHeight = ({ paper }: Flow, { pairTexts }: Pair, wide: number): number =>
  pairTexts.reduce((sum, [text, look]) => sum + heightOf(paper, text, look, wide), 0)

function writeRow(flow: Flow, row: readonly Pair[], height: number) {
  const whole = rowHeight(flow, row, height)
  flow.keepTogether(whole)
  const top = flow.y
  flow.draw((paper) => {
    for (const [index, pair] of row.entries()) {
      const place = { x: margin.side + index * (width + GAP), width }
      drawColours(paper, pair, { ...place, y: top, height })
      drawWords(paper, pair, place, top + height + BELOW_COLOURS)
    }
  })
  flow.moveTo(top + whole)
  flow.space(BELOW_ROW)
}

function writeOwnRow(flow: Flow, pair: Pair) {
  const place = { x: margin.side + width + GAP, width: column - width - GAP }
  const whole = Math.max(OWN_ROW_HEIGHT, wordsHeight(flow, pair, place.width))
  flow.keepTogether(whole)
  const top = flow.y
  flow.draw((paper) => {
    drawColours(paper, pair, { x: margin.side, y: top, width, height: OWN_ROW_HEIGHT })
    drawWords(paper, pair, place, top)
  })
  flow.moveTo(top + whole)
  flow.space(BELOW_ROW)
}

function drawColours(
  paper: Paper,
  { avoided, instead }: Pair,
  box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>,
) {
  const split = box.width * AVOIDED_SHARE
  drawAvoided(paper, avoided.hex, { ...box, width: split })
  paper.rect(box.x + split, box.y, box.width - split, box.height).fill(instead?.hex ?? inks.fill)
}

function drawWords(paper: Paper, { pairTexts }: Pair, place: Place, top: number) {
  let y = top
  for (const [text, look] of pairTexts) {
    for (const line of linesOf(paper, text, look, place.width)) {
      writeLine(paper, line, look, place.x, y)
      y += look.size * look.leading
    }
  }
}

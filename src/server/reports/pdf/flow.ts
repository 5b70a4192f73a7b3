import { printableOn } from './missing-letters.ts'
import { column, columnBottom, inks, margin, type Paper, type TextLook } from './paper.ts'
import { runsOf } from './printable.ts'
import { beginTag, type Tag, tagged, turnPage } from './tags.ts'
import { wrapWords } from './wrap-words.ts'
import { writeRun } from './write-run.ts'

/** Where on a page the next thing stands, and how to write there. Grows downwards, page by page. */
export interface Flow {
  /** To measure on. What leaves a trace goes through {@link draw}. */
  readonly paper: Paper
  readonly y: number
  /** The height that is used of each page so far, as a share of its column. */
  readonly filled: readonly number[]
  draw(what: (paper: Paper) => void): void
  /** Leaves so much air, but none at the top of a page. */
  space(points: number): void
  /** Begins a new page unless so much fits on this one. */
  keepTogether(height: number): void
  /** Text in the column, or a part of it, over as many pages as it takes. */
  text(text: string, look: TextLook, place?: Place, tag?: Tag): void
  /** A hairline across the column, or a part of it. */
  rule(place?: Place): void
  /** Goes on below what was drawn by hand. */
  moveTo(y: number): void
}

export interface Place {
  readonly x: number
  readonly width: number
}

export const wholeColumn: Place = { x: margin.side, width: column }

/** Writes on the paper, or only finds out where everything would stand. */
export function startFlow(paper: Paper, { rehearsal = false } = {}): Flow {
  let y: number = margin.top
  const full: number[] = []
  const share = () => (y - margin.top) / (columnBottom - margin.top)
  const draw: Flow['draw'] = (what) => {
    if (!rehearsal) what(paper)
  }
  const newPage = () => {
    full.push(share())
    draw(turnPage)
    y = margin.top
  }
  return {
    paper,
    draw,
    get y() {
      return y
    },
    get filled() {
      return [...full, share()]
    },
    space(points) {
      if (y > margin.top) y += points
    },
    keepTogether(height) {
      if (y + height > columnBottom && y > margin.top) newPage()
    },
    text(text, look, place = wholeColumn, tag = 'P') {
      const height = look.size * look.leading
      const lines = linesOf(paper, text, look, place.width)
      // A heading begins on the page of its first line.
      if (y + height > columnBottom && lines.length > 0) newPage()
      const end = rehearsal ? undefined : beginTag(paper, tag)
      for (const line of spaced(lines)) {
        if (y + height > columnBottom) newPage()
        draw(() => writeLine(paper, line, look, place.x, y))
        y += height
      }
      end?.()
    },
    rule({ x, width } = wholeColumn) {
      draw(() => {
        paper.lineWidth(0.6).strokeColor(inks.ink).strokeOpacity(1)
        paper
          .moveTo(x, y)
          .lineTo(x + width, y)
          .stroke()
      })
    },
    moveTo(to) {
      y = to
    },
  }
}

const brokenLines = new WeakMap<Paper, Map<string, string[]>>()

/** The printable lines of a text; broken once a paper, however often it is rehearsed. */
export function linesOf(paper: Paper, text: string, look: TextLook, width: number): string[] {
  const broken = brokenLines.get(paper) ?? new Map<string, string[]>()
  brokenLines.set(paper, broken)
  const key = [look.face, look.size, width, text].join('\n')
  const lines =
    broken.get(key) ??
    wrapWords(printableOn(paper, text, look.face), width, (part) => widthOf(paper, part, look))
  broken.set(key, lines)
  return lines
}

export const heightOf = (paper: Paper, text: string, look: TextLook, width: number): number =>
  linesOf(paper, text, look, width).length * look.size * look.leading

/** Lines of one text as they are written: without a space after a line, its last word would end in the next. */
export const spaced = (lines: readonly string[]): readonly string[] =>
  lines.map((line, index) => (index < lines.length - 1 ? `${line} ` : line))

/** A paragraph of one line, unless it is part of something else. Its box begins at `y`, its letters in the middle of the box. */
export function writeLine(paper: Paper, line: string, look: TextLook, x: number, y: number) {
  const { face, size, leading, ink } = look
  const baseline = y + size * (leading / 2 + BASELINE_BELOW_MIDDLE)
  paper.fillColor(inks[ink]).fillOpacity(1)
  let at = x
  tagged(paper, 'P', () => {
    for (const run of runsOf(printableOn(paper, line, face), face))
      at += writeRun(paper, run, { x: at, y: baseline, size })
  })
}

/** Writes one line that ends at `right`, its box beginning at `y`; both in points. */
export function writeLineTo(paper: Paper, line: string, look: TextLook, right: number, y: number) {
  const words = printableOn(paper, line, look.face)
  writeLine(paper, words, look, right - widthOf(paper, words, look), y)
}

/** Of the size of a letter: half of what stands above the line, so that mixed fonts share one line. */
const BASELINE_BELOW_MIDDLE = 0.352

/** Of a printable line, in points. */
export function widthOf(paper: Paper, line: string, { face, size }: TextLook): number {
  paper.fontSize(size)
  return runsOf(line, face).reduce(
    (width, { font, text }) => width + paper.font(font).widthOfString(text),
    0,
  )
}

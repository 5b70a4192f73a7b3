import { printableOn } from './missing-letters.ts'
import { column, columnBottom, inks, margin, type Paper, type TextLook } from './paper.ts'
import { runsOf } from './printable.ts'
import { beginTag, type Tag, tagged, turnPage } from './tags.ts'
import { wrapWords } from './wrap-words.ts'
import { writeRun } from './write-run.ts'

/** Current position on a page and functions to write there. Moves down and adds pages as needed. */
export interface Flow {
  /** For measuring only. Anything visible goes through {@link draw}. */
  readonly paper: Paper
  readonly y: number
  /** Share of the column that is used on each page so far. */
  readonly filled: readonly number[]
  draw(what: (paper: Paper) => void): void
  /** Adds vertical space, but none at the top of a page. */
  space(points: number): void
  /** Starts a new page unless this height fits on the current one. */
  keepTogether(height: number): void
  /** Writes text in the column, or a part of it, over as many pages as it takes. */
  text(text: string, look: TextLook, place?: Place, tag?: Tag): void
  /** Draws a hairline across the column, or a part of it. */
  rule(place?: Place): void
  /** Continues below something drawn directly. */
  moveTo(y: number): void
}

export interface Place {
  readonly x: number
  readonly width: number
}

export const wholeColumn: Place = { x: margin.side, width: column }

/**
 * Starts a flow that writes on the paper or, as a rehearsal, only finds out where everything would
 * be.
 */
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
      // A heading starts on the page of its first line.
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

/**
 * Returns the printable lines of a text; cached per paper, since layouts are rehearsed many times.
 */
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

/**
 * Adds a space after each line, so that extracted text does not join the last word with the next
 * line.
 */
export const spaced = (lines: readonly string[]): readonly string[] =>
  lines.map((line, index) => (index < lines.length - 1 ? `${line} ` : line))

/**
 * Writes a paragraph of one line, unless it is part of another tag. Its box starts at `y`; its
 * letters are centred in the box.
 */
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

/** Writes one line that ends at `right`; its box starts at `y`. Both in points. */
export function writeLineTo(paper: Paper, line: string, look: TextLook, right: number, y: number) {
  const words = printableOn(paper, line, look.face)
  writeLine(paper, words, look, right - widthOf(paper, words, look), y)
}

/**
 * Distance of the baseline below the middle, as a share of the font size: half the cap height, so
 * that mixed fonts share a baseline.
 */
const BASELINE_BELOW_MIDDLE = 0.352

/** Returns the width of a printable line, in points. */
export function widthOf(paper: Paper, line: string, { face, size }: TextLook): number {
  paper.fontSize(size)
  return runsOf(line, face).reduce(
    (width, { font, text }) => width + paper.font(font).widthOfString(text),
    0,
  )
}

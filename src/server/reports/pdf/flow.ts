import { column, columnBottom, inks, margin, type Paper, type TextLook } from './paper.ts'
import { wrapWords } from './wrap-words.ts'

/** Where on a page the next thing stands, and how to write there. Grows downwards, page by page. */
export interface Flow {
  readonly paper: Paper
  readonly y: number
  /** Leaves so much air, but none at the top of a page. */
  space(points: number): void
  /** Begins a new page unless so much fits on this one. */
  keepTogether(height: number): void
  /** Text in the column, or a part of it, over as many pages as it takes. */
  text(text: string, look: TextLook, place?: Place): void
  /** A hairline across the column. */
  rule(): void
  /** Goes on below what was drawn by hand. */
  moveTo(y: number): void
}

export interface Place {
  readonly x: number
  readonly width: number
}

export const wholeColumn: Place = { x: margin.side, width: column }

export function startFlow(paper: Paper): Flow {
  let y: number = margin.top
  const newPage = () => {
    paper.addPage()
    y = margin.top
  }
  return {
    paper,
    get y() {
      return y
    },
    space(points) {
      if (y > margin.top) y += points
    },
    keepTogether(height) {
      if (y + height > columnBottom && y > margin.top) newPage()
    },
    text(text, look, place = wholeColumn) {
      const height = look.size * look.leading
      for (const line of linesOf(paper, text, look, place.width)) {
        if (y + height > columnBottom) newPage()
        writeLine(paper, line, look, place.x, y)
        y += height
      }
    },
    rule() {
      paper.lineWidth(0.6).strokeColor(inks.ink).strokeOpacity(1)
      paper
        .moveTo(margin.side, y)
        .lineTo(margin.side + column, y)
        .stroke()
    },
    moveTo(to) {
      y = to
    },
  }
}

export function linesOf(paper: Paper, text: string, look: TextLook, width: number): string[] {
  paper.font(look.face).fontSize(look.size)
  return wrapWords(text, width, (part) => paper.widthOfString(part))
}

export const heightOf = (paper: Paper, text: string, look: TextLook, width: number): number =>
  linesOf(paper, text, look, width).length * look.size * look.leading

/** One line whose box begins at `y`, its letters in the middle of the box. */
export function writeLine(paper: Paper, line: string, look: TextLook, x: number, y: number) {
  const { face, size, leading, ink } = look
  const top = y + (size * leading - size * 1.2) / 2
  paper.font(face).fontSize(size).fillColor(inks[ink]).fillOpacity(1)
  paper.text(line, x, top, { lineBreak: false })
}

/** The same, ending at `right`. */
export function writeLineTo(paper: Paper, line: string, look: TextLook, right: number, y: number) {
  paper.font(look.face).fontSize(look.size)
  writeLine(paper, line, look, right - paper.widthOfString(line), y)
}

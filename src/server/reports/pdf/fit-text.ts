import { linesOf } from './flow.ts'
import type { Paper, TextLook } from './paper.ts'
import { printable } from './printable.ts'
import type { Tag } from './tags.ts'
import { writeLines } from './write-lines.ts'

const STEP = 0.94

export interface Fit {
  readonly width: number
  readonly maxLines: number
  /** In points. */
  readonly smallest: number
}

export interface FittedText {
  readonly look: TextLook
  readonly lines: readonly string[]
  readonly height: number
}

/**
 * A text in the largest size, up to that of its look, in which it takes at most so many lines and no
 * word is broken. What does not even fit in the smallest size takes more lines, so nothing is lost.
 */
export function fitText(paper: Paper, text: string, look: TextLook, fit: Fit): FittedText {
  const known = fittedTexts.get(paper) ?? new Map<string, FittedText>()
  fittedTexts.set(paper, known)
  const key = [...Object.values(look), ...Object.values(fit), text].join('\n')
  const fitted = known.get(key) ?? fittedIn(paper, text, look, fit)
  known.set(key, fitted)
  return fitted
}

/** Fitted once a paper, however often it is rehearsed. */
const fittedTexts = new WeakMap<Paper, Map<string, FittedText>>()

function fittedIn(paper: Paper, text: string, look: TextLook, fit: Fit): FittedText {
  const { width, maxLines, smallest } = fit
  const wordCount = wordsOf(printable(text, look.face)).length
  for (let size = look.size; ; size = Math.max(smallest, size * STEP)) {
    const lines = linesOf(paper, text, { ...look, size }, width)
    const isWhole = wordsOf(lines.join(' ')).length === wordCount
    if ((lines.length <= maxLines && isWhole) || size <= smallest) {
      return { look: { ...look, size }, lines, height: lines.length * size * look.leading }
    }
  }
}

const wordsOf = (text: string) => text.split(/[\s\p{Cc}]+/u).filter(Boolean)

/** Breaks a fitted text anew into as many lines, as equally long as words allow. */
export function balanced(
  paper: Paper,
  text: string,
  fitted: FittedText,
  width: number,
): FittedText {
  let { lines } = fitted
  for (let narrower = width * STEP; narrower > width / 2; narrower *= STEP) {
    const tried = linesOf(paper, text, fitted.look, narrower)
    if (tried.length > fitted.lines.length) break
    lines = tried
  }
  return { ...fitted, lines }
}

/** A fitted text, one part of the document. Returns where the next thing may stand. */
export const writeFitted = (
  paper: Paper,
  { look, lines }: FittedText,
  x: number,
  y: number,
  tag: Tag = 'P',
): number => writeLines(paper, lines, look, { x, y, tag })

import { linesOf } from './flow.ts'
import type { Paper, TextLook } from './paper.ts'
import { printable } from './printable.ts'
import type { Tag } from './tags.ts'
import { writeLines } from './write-lines.ts'

const STEP = 0.94

interface Fit {
  readonly width: number
  readonly maxLines: number
  /** Smallest font size, in points. */
  readonly smallest: number
}

export interface FittedText {
  readonly look: TextLook
  readonly lines: readonly string[]
  readonly height: number
}

/**
 * Finds the largest size, up to that of its look, in which a text takes at most `maxLines` lines
 * without breaking a word. If even the smallest size does not fit, the text takes more lines, so
 * nothing is lost.
 */
export function fitText(paper: Paper, text: string, look: TextLook, fit: Fit): FittedText {
  const known = fittedTexts.get(paper) ?? new Map<string, FittedText>()
  fittedTexts.set(paper, known)
  const key = [...Object.values(look), ...Object.values(fit), text].join('\n')
  const fitted = known.get(key) ?? fittedIn(paper, text, look, fit)
  known.set(key, fitted)
  return fitted
}

/** Cached per paper, since layouts are rehearsed many times. */
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

/**
 * Breaks a fitted text again into the same number of lines, with lengths as equal as words allow.
 */
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

/** Writes a fitted text as one tagged part. Returns the y below it, in points. */
export const writeFitted = (
  paper: Paper,
  { look, lines }: FittedText,
  x: number,
  y: number,
  tag: Tag = 'P',
): number => writeLines(paper, lines, look, { x, y, tag })

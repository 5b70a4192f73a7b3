import { linesOf } from './flow.ts'
import type { Paper, TextLook } from './paper.ts'

const ELLIPSIS = '…'

/**
 * Returns the first lines of a text: whole sentences if at least one fits, otherwise as many words
 * as fit and an ellipsis. For places where the full text is shown elsewhere.
 */
export function leadingLines(
  paper: Paper,
  text: string,
  look: TextLook,
  { width, maxLines }: { readonly width: number; readonly maxLines: number },
): readonly string[] {
  const linesFor = (part: string) => linesOf(paper, part, look, width)
  const fits = (part: string) => linesFor(part).length <= maxLines
  if (fits(text)) return linesFor(text)
  const sentences = longestStart(text.split(/(?<=[.!?])\s+/), fits)
  if (sentences) return linesFor(sentences)
  const words = longestStart(text.split(/\s+/), (part) => fits(part + ELLIPSIS))
  return words ? linesFor(words + ELLIPSIS) : linesFor(text).slice(0, maxLines)
}

function longestStart(parts: readonly string[], fits: (text: string) => boolean): string {
  let start = ''
  for (const part of parts) {
    const longer = start ? `${start} ${part}` : part
    if (!fits(longer)) break
    start = longer
  }
  return start
}

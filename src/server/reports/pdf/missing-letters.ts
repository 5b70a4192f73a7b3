import type { Face } from './fonts.ts'
import type { Paper } from './paper.ts'
import { hasMissingLetters, printable } from './printable.ts'

const lacking = new WeakSet<Paper>()

/** Returns a text in printable letters; records on the paper whether any were replaced. */
export function printableOn(paper: Paper, text: string, face: Face): string {
  if (hasMissingLetters(text, face)) lacking.add(paper)
  return printable(text, face)
}

/** Whether a text was written with ○ for letters that no font has. */
export const lacksLetters = (paper: Paper): boolean => lacking.has(paper)

import { spaced, writeLine } from './flow.ts'
import type { Paper, TextLook } from './paper.ts'
import { type Tag, tagged } from './tags.ts'

interface LinesPlace {
  readonly x: number
  readonly y: number
  readonly tag?: Tag
}

/** Writes lines one below the other as one tagged part. Returns the y below them, in points. */
export function writeLines(
  paper: Paper,
  lines: readonly string[],
  look: TextLook,
  { x, y, tag = 'P' }: LinesPlace,
): number {
  const height = look.size * look.leading
  tagged(paper, tag, () => {
    for (const [index, line] of spaced(lines).entries())
      writeLine(paper, line, look, x, y + index * height)
  })
  return y + lines.length * height
}

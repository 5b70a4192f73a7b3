import type { Paper } from './paper.ts'
import type { Run } from './printable.ts'
import { runOutline } from './run-outline.ts'

export interface RunPlace {
  readonly x: number
  /** Y of the baseline. */
  readonly y: number
  readonly size: number
}

const outlined = new WeakSet<Paper>()

/** Draws letters as shapes from now on, for a copy of the pages without fonts. */
export const outlineText = (paper: Paper): WeakSet<Paper> => outlined.add(paper)

/** Writes letters of one font in the current colour. Returns their width, in points. */
export function writeRun(
  paper: Paper,
  run: Run,
  { x, y, size }: RunPlace,
  look: 'fill' | 'stroke' = 'fill',
): number {
  paper.font(run.font).fontSize(size)
  if (outlined.has(paper)) {
    const outline = runOutline(run, { x, y, size })
    if (outline) paper.path(outline)[look]()
  } else {
    const options = { lineBreak: false, baseline: 'alphabetic' } as const
    paper.text(
      run.text,
      x,
      y,
      look === 'fill' ? options : { ...options, stroke: true, fill: false },
    )
  }
  return paper.widthOfString(run.text)
}

import { startFlow } from './flow.ts'
import type { Paper } from './paper.ts'
import { type SheetParts, type SheetSizes, writeSheet } from './write-sheet.ts'

const AIR = [34, 42, 52, 64, 28]
/** A sheet may end higher than its other pages. */
const LAST_PAGE_WEIGHT = 0.75
/** One page more must be worth so much of a fuller page. */
const PAGE_COST = 0.03

/**
 * Sizes of the pictures, and the air between the sections, with which no page ends long before its
 * foot: all are rehearsed and the one whose emptiest page is fullest is taken. Of equals the first,
 * which is the nearest to what was drawn.
 */
export function choosePictureSizes(paper: Paper, parts: SheetParts): SheetSizes {
  const all = AIR.flatMap((air) => parts.sections.sizes.map((pictures) => ({ pictures, air })))
  const tried = all.map((sizes) => {
    const flow = startFlow(paper, { rehearsal: true })
    writeSheet(flow, parts, sizes)
    return { sizes, cost: costOf(flow.filled) }
  })
  return tried.reduce((best, each) => (each.cost < best.cost - 0.01 ? each : best)).sizes
}

function costOf(filled: readonly number[]): number {
  const empty = filled.map((share) => 1 - share)
  const last = empty.pop() ?? 0
  return Math.max(...empty, last * LAST_PAGE_WEIGHT) + filled.length * PAGE_COST
}

import { startFlow } from './flow.ts'
import type { Paper } from './paper.ts'
import { type ReportLayout, type ReportParts, writeReport } from './write-report.ts'

const AIR = [34, 42, 52, 64, 28]
/** A sheet may end higher than its other pages. */
const LAST_PAGE_WEIGHT = 0.75
/** An additional page must make the emptiest page fuller by this share. */
const PAGE_COST = 0.03

/**
 * Chooses picture sizes and spacing so that no page ends long before its bottom: rehearses all
 * combinations and takes the one whose emptiest page is fullest. Of equal ones the first, which is
 * closest to the original design.
 */
export function chooseLayout(paper: Paper, parts: ReportParts): ReportLayout {
  const { layouts } = parts.sections
  const all = AIR.flatMap((air) => layouts.map((writeSections) => ({ writeSections, air })))
  const tried = all.map((layout) => {
    const flow = startFlow(paper, { rehearsal: true })
    writeReport(flow, parts, layout)
    return { layout, cost: costOf(flow.filled) }
  })
  return tried.reduce((best, each) => (each.cost < best.cost - 0.01 ? each : best)).layout
}

function costOf(filled: readonly number[]): number {
  const empty = filled.map((share) => 1 - share)
  const last = empty.pop() ?? 0
  return Math.max(...empty, last * LAST_PAGE_WEIGHT) + filled.length * PAGE_COST
}

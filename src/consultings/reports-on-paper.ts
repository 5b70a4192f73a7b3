import { colorOnPaper } from '#consultings/color/server/color-on-paper.ts'
import { hairOnPaper } from '#consultings/hair/server/hair-on-paper.ts'
import { isOffered, type KindName, type ReportContent } from '#consultings/kinds.ts'
import { unknownOnPaper } from '#consultings/unknown/server/unknown-on-paper.ts'
import type { ReportOnPaper } from '#server/reports/pdf/report-on-paper.ts'

/** PDF layouts by kind. */
const reportsOnPaper: Readonly<Record<KindName, ReportOnPaper<ReportContent>>> = {
  HAIR_CONSULTING: hairOnPaper,
  SKIN_CONSULTING: colorOnPaper,
}

export const reportOnPaper = (type: string): ReportOnPaper<ReportContent> =>
  isOffered(type) ? reportsOnPaper[type] : unknownOnPaper

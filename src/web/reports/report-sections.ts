import { CLOSING } from '#consultings/report.ts'
import type { ReportSection } from '#consultings/report-on-screen.ts'
import { reportOnScreen } from '#consultings/reports-on-screen.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { useReportText } from './use-report-text.ts'

/** A part of a sheet in its table of contents. */
export interface ReportPart {
  readonly name: string
  readonly title: string
}

/** Returns the parts of a kind's sheet in order: its own, and the closing. Source: RPT-02. */
export function useReportParts(type: string): {
  readonly own: readonly (ReportPart &
    Pick<ReportSection, 'isUntitled' | 'isCover' | 'isShared' | 'Section'>)[]
  readonly closing: ReportPart
} {
  const { texts, sections } = reportOnScreen(type)
  const titles = usePageTexts(texts).report.sections
  const closing = { name: CLOSING, title: useReportText().report.outro }
  return {
    own: sections.map((each) => ({ ...each, title: titles[each.name] ?? each.name })),
    closing,
  }
}

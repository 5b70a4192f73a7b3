import type { KindName, ReportContent } from '#consultings/kinds.ts'
import type { ReportWords } from '#consultings/report-in-admin.ts'
import { reportsInAdmin } from '#consultings/reports-in-admin.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { closingParts } from './closing-parts.ts'

/**
 * Returns the labels of a kind’s result sheet in the language of the page, including the closing
 * section.
 */
export function useReportWords(kind: KindName): ReportWords<ReportContent> {
  const closing = closingParts<ReportContent>(useAdminText().report)
  const { parts, labelOf } = reportsInAdmin[kind].useWords()
  return {
    parts: [...parts, ...closing],
    labelOf: (field) => closing.find(({ name }) => name === field)?.label ?? labelOf(field),
  }
}

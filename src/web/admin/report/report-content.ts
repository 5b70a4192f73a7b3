import type { ReportContent } from '#consultings/kinds.ts'
import type { ReportDefinition } from '#consultings/report.ts'

/**
 * Whether two contents are equal once saved, ignoring white space at the ends, and who accepted
 * what, which the server records.
 */
export const isSameContent = (
  report: ReportDefinition<ReportContent>,
  a: ReportContent,
  b: ReportContent,
): boolean => wire(report, a) === wire(report, b)

function wire(report: ReportDefinition<ReportContent>, content: ReportContent): string {
  const parsed = report.content.safeParse(report.withPlaces(content))
  const saved = parsed.success ? parsed.data : content
  return JSON.stringify(report.signed?.(saved, undefined, null) ?? saved)
}

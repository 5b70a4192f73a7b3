import type { ReportContent } from '#consultings/kinds.ts'
import type { ReportDefinition } from '#consultings/report.ts'

/** Whether two contents are equal once saved, ignoring white space at the ends. */
export const isSameContent = (
  report: ReportDefinition<ReportContent>,
  a: ReportContent,
  b: ReportContent,
): boolean => wire(report, a) === wire(report, b)

function wire(report: ReportDefinition<ReportContent>, content: ReportContent): string {
  const parsed = report.content.safeParse(report.withPlaces(content))
  return JSON.stringify(parsed.success ? parsed.data : content)
}

import type { Report } from '#contract/reports.ts'

export interface ReportToolsProps {
  readonly report: Report
  /** Guest token; null for a member. */
  readonly token: string | null
}

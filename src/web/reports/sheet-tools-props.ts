import type { Sheet } from '#contract/reports.ts'

export interface SheetToolsProps {
  readonly sheet: Sheet
  /** Guest token; null for a member. */
  readonly token: string | null
}

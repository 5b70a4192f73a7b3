import type { Sheet } from '#contract/reports.ts'

export interface SheetToolsProps {
  readonly sheet: Sheet
  /** A guest's proof. */
  readonly token: string | null
}

import type { ReactNode } from 'react'
import type { ReportContent } from '#consultings/kinds.ts'
import type { Survey } from '#contract/surveys.ts'
import type { ComparedPart } from '#web/admin/editing/parts.ts'
import type { FieldName } from '#web/admin/report/field-name.ts'

export interface ReportFieldsProps<Content> {
  readonly content: Content
  onChange(edit: (content: Content) => Content): void
  /** Returns a field's error message; null if it is valid. */
  readonly problemOf: (field: FieldName) => string | null
  readonly survey: ReportSurvey
}

/** Editor of a kind's sheets. Uses methods for the reason given at {@link ReportDefinition}. */
export interface ReportInAdmin<Content = ReportContent> {
  /** Every field except the closing, in the order in which the customer reads them. */
  Fields(props: ReportFieldsProps<Content>): ReactNode
  /** A hook: returns texts in the page's language. */
  useWords(): ReportWords<Content>
}
/** What a sheet's fields use of the customer's survey. */
export interface ReportSurvey {
  /** Name of the customer. */
  readonly name: string
  /** Empty if none were sent, or the consent to them was withdrawn. */
  readonly photos: readonly ReportPhoto[]
  /** Reloads the survey once per failed link: links to photos expire after minutes. */
  readonly renewLinks: (failedUrl: string) => void
}

export interface ReportWords<Content> {
  /** Parts that are taken as a whole from one version or the other. */
  readonly parts: readonly ComparedPart<Content>[]
  /** Returns a field's label, for a link that leads to it. */
  readonly labelOf: (field: FieldName) => string
}
type ReportPhoto = Survey['images'][number] & {
  /** Label in the page's language. */
  readonly label: string
}

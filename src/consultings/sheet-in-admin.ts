import type { ReactNode } from 'react'
import type { SheetContent } from '#consultings/kinds.ts'
import type { Survey } from '#contract/surveys.ts'
import type { ComparedPart } from '#web/admin/editing/parts.ts'
import type { FieldName } from '#web/admin/sheet/field-name.ts'

export interface SheetFieldsProps<Content> {
  readonly content: Content
  onChange(edit: (content: Content) => Content): void
  /** What is wrong with a field, in words. */
  readonly problemOf: (field: FieldName) => string | null
  readonly survey: SheetSurvey
}

/** How a kind's sheets are written. Methods, as in {@link SheetDefinition}. */
export interface SheetInAdmin<Content = SheetContent> {
  /** Every field but those that each sheet ends with, in the order in which its customer reads them. */
  Fields(props: SheetFieldsProps<Content>): ReactNode
  /** A hook: words in the language of the page. */
  useWords(): SheetWords<Content>
}
/** What the customer sent, as far as a sheet's fields make use of it. */
export interface SheetSurvey {
  /** Of whom the sheet is. */
  readonly name: string
  /** None where none were sent, or consent to them was withdrawn. */
  readonly photos: readonly SheetPhoto[]
  /** Reads the survey again, once a link: links to photos expire after minutes. */
  readonly renewLinks: (failedUrl: string) => void
}

export interface SheetWords<Content> {
  /** What is taken from one version or the other as a whole. */
  readonly parts: readonly ComparedPart<Content>[]
  /** What a field is called, for a link that leads to it. */
  readonly labelOf: (field: FieldName) => string
}
export type SheetPhoto = Survey['images'][number] & {
  /** What it is called in the language of the page. */
  readonly label: string
}

import type { ReactNode } from 'react'
import type { ComparedPart } from '#web/admin/editing/parts.ts'
import type { FieldName } from '#web/admin/sheet/field-name.ts'
import { hairInOffice } from './hair/office/hair-in-office.ts'
import type { Kind, SheetContent } from './kinds.ts'

/** How a kind's sheets are written. Methods, as in {@link SheetDefinition}. */
export interface SheetInOffice<Content = SheetContent> {
  /** Every field but those that each sheet ends with, in the order in which its customer reads them. */
  Fields(props: SheetFieldsProps<Content>): ReactNode
  /** A hook: words in the language of the page. */
  useWords(): SheetWords<Content>
}

export interface SheetFieldsProps<Content> {
  readonly content: Content
  onChange(edit: (content: Content) => Content): void
  /** What is wrong with a field, in words. */
  readonly problemOf: (field: FieldName) => string | null
}

export interface SheetWords<Content> {
  /** What is taken from one version or the other as a whole. */
  readonly parts: readonly ComparedPart<Content>[]
  /** What a field is called, for a link that leads to it. */
  readonly labelOf: (field: FieldName) => string
}

export const sheetsInOffice: Readonly<Record<Kind, SheetInOffice>> = {
  HAIR_CONSULTING: hairInOffice,
}

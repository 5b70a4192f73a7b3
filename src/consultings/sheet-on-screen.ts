import type { ReactNode } from 'react'
import type { Sheet } from '#contract/reports.ts'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { SheetContent } from './kinds.ts'

/** How a kind's sheets are read. Methods, as in {@link SheetDefinition}. */
export interface SheetOnScreen<Content = SheetContent> {
  readonly texts: Readonly<Record<Language, { readonly sheet: SheetTexts }>>
  /** Its own sections in their order; what every sheet ends with follows them. */
  readonly sections: readonly SheetSection<Content>[]
  /** Its customer as the sheet draws them; without one, nobody is drawn. */
  portrait?(content: Content): PortraitChoices
  /**
   * What the sheet opens with instead of its title: the heading of the page is in it, what the customer
   * is called, and what can be done with the sheet where it is wide.
   */
  Cover?(props: {
    readonly sheet: Content & Sheet
    readonly calledName: string
    readonly tools: ReactNode
  }): ReactNode
  /** To be shown in a shop; it also prints on one page. Above it, `bar` is what can be done with it. */
  Card?(props: { readonly sheet: Content & Sheet; readonly bar: ReactNode }): ReactNode
}
export interface SheetTexts {
  readonly sections: Readonly<Record<string, string>>
  /** `short` stands in the bar of a phone, and `open` contains it. */
  readonly card?: { readonly open: string; readonly short?: string }
}

export interface SheetSection<Content = SheetContent> {
  /** Also its anchor, and of its title in the texts of its kind. */
  readonly name: string
  /** Its first line says what it is; only ears need the heading. */
  readonly isUntitled?: true
  /** What the sheet opens with, right below its title and before all that can be done with it. */
  readonly isCover?: true
  /** Also in what a link shows to others. */
  readonly isShared?: true
  Section(props: { readonly sheet: Content }): ReactNode
}

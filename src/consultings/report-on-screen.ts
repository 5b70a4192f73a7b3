import type { ReactNode } from 'react'
import type { ReportContent } from '#consultings/kinds.ts'
import type { Report } from '#contract/reports.ts'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import type { Language } from '#domain/languages/languages.ts'

/** Screen of a kind's sheets. Uses methods for the reason given at {@link ReportDefinition}. */
export interface ReportOnScreen<Content = ReportContent> {
  readonly texts: Readonly<Record<Language, { readonly report: ReportScreenTexts }>>
  /** The kind's own sections in order; the closing follows them. */
  readonly sections: readonly ReportSection<Content>[]
  /** Returns the customer's portrait. Optional: without it, nobody is drawn. */
  portrait?(content: Content): PortraitChoices
  /**
   * Replaces the title. Contains the page's heading with the customer's name and, on wide screens,
   * the actions on the sheet.
   */
  Cover?(props: {
    readonly report: Content & Report
    readonly calledName: string
    readonly tools: ReactNode
  }): ReactNode
  /** A card to show in a shop; prints on one page. `bar` holds its actions. */
  Card?(props: { readonly report: Content & Report; readonly bar: ReactNode }): ReactNode
}
export interface ReportScreenTexts {
  readonly sections: Readonly<Record<string, string>>
  /** `short` is the label in a phone's bar; `open` contains it. */
  readonly card?: { readonly open: string; readonly short?: string }
}

export interface ReportSection<Content = ReportContent> {
  /** Also its anchor, and the key of its title in the kind's texts. */
  readonly name: string
  /** Whether its first line serves as the visible title; the heading is for screen readers only. */
  readonly isUntitled?: true
  /** Whether it is shown right below the title, before the actions. */
  readonly isCover?: true
  /** Whether a shared link shows it, too. */
  readonly isShared?: true
  Section(props: { readonly report: Content }): ReactNode
}

import type { ReportContent } from '#consultings/kinds.ts'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { ShownLook } from '#domain/reviews/look-counts.ts'

/**
 * What a sheet's shared picture and a review show. Uses methods for the reason given at {@link
 * ReportDefinition}.
 */
export interface ReportInPicture<Content = ReportContent> {
  of(content: Content, language: Language): SharedPicture
  /** Returns the look that a review may show; null if the sheet has no face and hair. */
  look(content: Content): ShownLook | null
}
export interface SharedPicture {
  readonly portrait: PortraitChoices
  /** The headline for the customer to remember. */
  readonly headline: string
  /** The result in a few words: a style, a season. */
  readonly found: string
}

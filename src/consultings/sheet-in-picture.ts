import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { ShownLook } from '#domain/reviews/look-counts.ts'
import type { SheetContent } from './kinds.ts'

/** What a sheet shows to others. Methods, as in {@link SheetDefinition}. */
export interface SheetInPicture<Content = SheetContent> {
  of(content: Content, language: Language): SharedPicture
  /** What its customer may show beside a review; null where the sheet names no face and hair. */
  look(content: Content): ShownLook | null
}
export interface SharedPicture {
  readonly portrait: PortraitChoices
  /** The sentence that the customer keeps in mind. */
  readonly headline: string
  /** What was found, in a few words: a style, a season. */
  readonly found: string
}

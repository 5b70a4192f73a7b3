import type { Language } from '#domain/languages/languages.ts'
import type { ContentTexts } from '#server/content/index.ts'

/** An article of a new site: it opens its link, or else shows its own text. */
export interface FirstContent {
  readonly linkUrl?: string
  /** Name of a picture in ../media. */
  readonly picture: string
  readonly words: Readonly<Record<Language, ContentTexts>>
}

import type { Language } from '#domain/languages/languages.ts'
import type { ContentWords } from '#server/content/index.ts'

/** A content of a new site: with a link it is an article that opens it, else it has its own text. */
export interface FirstContent {
  readonly linkUrl?: string
  /** The name of its picture among those of ../media. */
  readonly picture: string
  readonly words: Readonly<Record<Language, ContentWords>>
}

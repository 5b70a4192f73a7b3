import type { Language } from '#domain/languages/languages.ts'

/** What a product says of itself in one language. */
export interface ProductWords {
  readonly name: string
  readonly summary: string
  /** Cleaned HTML. */
  readonly description: string
}

/** Korean is always there; the other languages may lack a product that was added since. */
export type WordsByLanguage = { readonly ko: ProductWords } & {
  readonly [language in Language]?: ProductWords
}

/** The words in this language, in Korean where it has none. */
export function wordsIn(language: Language, words: object): ProductWords {
  const byLanguage = words as WordsByLanguage
  return byLanguage[language] ?? byLanguage.ko
}

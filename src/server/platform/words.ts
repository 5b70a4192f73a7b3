import type { Language } from '#domain/languages/languages.ts'

/** Texts of one thing as its table keeps them: Korean always, the others where they were written. */
interface WordsByLanguage<Words> {
  readonly ko: Words
  readonly en?: Words
  readonly vi?: Words
}

/** What is written in this language, in Korean where it has nothing. */
export function wordsIn<Words>(language: Language, byLanguage: object): Words {
  const words = byLanguage as WordsByLanguage<Words>
  return words[language] ?? words.ko
}

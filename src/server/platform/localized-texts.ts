import type { Language } from '#domain/languages/languages.ts'

/** Texts of one thing as its table keeps them: Korean always, the others where they were written. */
export interface LocalizedTexts<Words> {
  readonly ko: Words
  readonly en?: Words
  readonly vi?: Words
}

/** What is written in this language, in Korean where it has nothing. */
export function textsIn<Words>(language: Language, byLanguage: object): Words {
  const words = byLanguage as LocalizedTexts<Words>
  return words[language] ?? words.ko
}

/** What a change says of texts, as its contract has parsed it: Korean by itself, the others together. */
interface TextsChange {
  readonly ko: object
  readonly translations?:
    | { readonly en?: object | null | undefined; readonly vi?: object | null | undefined }
    | undefined
}

/** The texts after a change: what it leaves out stays as it was, null takes a language away. */
export function mergeTranslations<Words>(
  before: object,
  { ko, translations = {} }: TextsChange,
): LocalizedTexts<Words> {
  const was = before as { readonly [language in Language]?: object }
  const { en = was.en, vi = was.vi } = translations
  const given = Object.entries(ko).filter(([, text]) => text !== undefined)
  const words: { readonly [language in Language]?: object } = {
    ko: { ...was.ko, ...Object.fromEntries(given) },
    ...(en && { en }),
    ...(vi && { vi }),
  }
  return words as LocalizedTexts<Words>
}

/** The languages besides Korean, null where nothing was written. */
export function translationsIn<Words>(byLanguage: object) {
  const { en = null, vi = null } = byLanguage as LocalizedTexts<Words>
  return { en, vi }
}

/** The same thing done to the texts of every language that has some. */
export const mapLanguages = <Words, Changed>(
  byLanguage: LocalizedTexts<Words>,
  change: (words: Words) => Changed,
): LocalizedTexts<Changed> =>
  Object.fromEntries(
    Object.entries(byLanguage).map(([language, words]) => [language, change(words as Words)]),
  ) as unknown as LocalizedTexts<Changed>

import type { Language } from '#domain/languages/languages.ts'

/** Texts of one row by language, as stored: Korean always, the others where they were written. */
export interface LocalizedTexts<Words> {
  readonly ko: Words
  readonly en?: Words
  readonly vi?: Words
}

/** Texts in a language, or in Korean when there are none. */
export function textsIn<Words>(language: Language, byLanguage: object): Words {
  const words = byLanguage as LocalizedTexts<Words>
  return words[language] ?? words.ko
}

/** A parsed change of texts: Korean fields, and the other languages as `translations`. */
interface TextsChange {
  readonly ko: object
  readonly translations?:
    | { readonly en?: object | null | undefined; readonly vi?: object | null | undefined }
    | undefined
}

/** Applies a change to stored texts: omitted fields stay, null deletes a language. */
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

/** Texts in English and Vietnamese; null where there are none. */
export function translationsIn<Words>(byLanguage: object) {
  const { en = null, vi = null } = byLanguage as LocalizedTexts<Words>
  return { en, vi }
}

/** Maps the texts of every language that has some. */
export const mapLanguages = <Words, Changed>(
  byLanguage: LocalizedTexts<Words>,
  change: (words: Words) => Changed,
): LocalizedTexts<Changed> =>
  Object.fromEntries(
    Object.entries(byLanguage).map(([language, words]) => [language, change(words as Words)]),
  ) as unknown as LocalizedTexts<Changed>

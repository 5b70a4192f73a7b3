import type { Language } from '#domain/languages/languages.ts'

/** Texts of one row by language, as stored: Korean always, the others where they were written. */
export interface LocalizedTexts<Words> {
  readonly ko: Words
  readonly en?: Words
  readonly vi?: Words
}

/** Texts in a language, or in Korean when there are none. */
export const textsIn = <Words>(language: Language, words: LocalizedTexts<Words>): Words =>
  words[language] ?? words.ko

/** A parsed change of texts: Korean fields, and the other languages as `translations`. */
interface TextsChange<Words> {
  readonly ko: { readonly [Name in keyof Words]?: Words[Name] | undefined }
  readonly translations?:
    | { readonly en?: Words | null | undefined; readonly vi?: Words | null | undefined }
    | undefined
}

/** Applies a change to stored texts: omitted fields stay, null deletes a language. */
export function mergeTranslations<Words>(
  before: Partial<LocalizedTexts<Words>> = {},
  { ko, translations = {} }: TextsChange<Words>,
): LocalizedTexts<Words> {
  const { en = before.en, vi = before.vi } = translations
  const given = Object.fromEntries(Object.entries(ko).filter(([, text]) => text !== undefined))
  return {
    // A new row is written with all its Korean texts; a change adds to those stored.
    ko: { ...before.ko, ...given } as Words,
    ...(en && { en }),
    ...(vi && { vi }),
  }
}

/** Texts in English and Vietnamese; null where there are none. */
export const translationsIn = <Words>({
  en = null,
  vi = null,
}: {
  readonly en?: Words | null
  readonly vi?: Words | null
}) => ({ en, vi })

/** Maps the texts of every language that has some. */
export const mapLanguages = <Words, Changed>(
  { ko, en, vi }: LocalizedTexts<Words>,
  change: (words: Words) => Changed,
): LocalizedTexts<Changed> => ({
  ko: change(ko),
  ...(en !== undefined && { en: change(en) }),
  ...(vi !== undefined && { vi: change(vi) }),
})

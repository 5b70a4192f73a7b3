/** The languages of the site; the first is the default and the fallback. Source: I18-01. */
export const languages = ['ko', 'en', 'vi'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'ko'

/**
 * Returns the language of a tag such as `vi` or `en-US`, or `undefined` for one that the site does
 * not offer.
 */
export function languageOfTag(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split('-')[0]
  return languages.find((language) => language === primary)
}

/** Makes one value for each language. */
export const forEachLanguage = <Value>(
  makeValue: (language: Language) => Value,
): Record<Language, Value> => ({ ko: makeValue('ko'), en: makeValue('en'), vi: makeValue('vi') })

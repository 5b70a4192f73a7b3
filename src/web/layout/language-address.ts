import { defaultLanguage, type Language, languages } from '#texts/messages.ts'

/** Returns a page's address in a language; the plain address is for Korean and for everybody else. */
export const addressIn = (language: Language, url: string): string =>
  language === defaultLanguage ? url : `${url}${url.includes('?') ? '&' : '?'}lang=${language}`

/** Lists a page's address per language, and the default one (`x-default`). */
export const alternatesOf = (url: string): { hrefLang: string; href: string }[] => [
  ...languages.map((language) => ({
    hrefLang: language,
    href: addressIn(language, url),
  })),
  { hrefLang: 'x-default', href: url },
]

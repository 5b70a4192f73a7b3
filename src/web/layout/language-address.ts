import { defaultLanguage, type Language, languages } from '#texts/messages.ts'

/** The address of a page in one language; the plain one is Korean's and that of everybody else. */
export const addressIn = (language: Language, url: string): string =>
  language === defaultLanguage ? url : `${url}${url.includes('?') ? '&' : '?'}lang=${language}`

/** Every language's address of a page, and the one for all other languages (`x-default`). */
export const alternatesOf = (url: string) => [
  ...languages.map((language) => ({
    hrefLang: language as string,
    href: addressIn(language, url),
  })),
  { hrefLang: 'x-default', href: url },
]

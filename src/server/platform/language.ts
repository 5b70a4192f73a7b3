import type { FastifyRequest } from 'fastify'
import { defaultLanguage, type Language, languageOfTag } from '#domain/languages/languages.ts'
import { rememberResults } from './remember-results.ts'

/**
 * Language of a request: from the URL, else the `lang` cookie, else `Accept-Language`, else Korean.
 * Source: I18-01.
 */
export const languageOf = (request: FastifyRequest): Language =>
  addressedLanguage(request) ??
  languageOfTag(request.cookies?.lang) ??
  preferred(request.headers['accept-language'] ?? '')

/** Language in the URL: `?lang=vi` shows the same page to every visitor. */
export function addressedLanguage({ query }: FastifyRequest): Language | undefined {
  const lang = typeof query === 'object' && query && 'lang' in query ? query.lang : undefined
  return typeof lang === 'string' ? languageOfTag(lang) : undefined
}

const preferred = rememberResults((header: string): Language => {
  const wishes = header
    .split(',')
    .map((wish) => {
      const [tag = '', quality] = wish.split(/;\s*q\s*=/i)
      return { language: languageOfTag(tag), quality: quality ? Number(quality) : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return wishes.find(({ language }) => language)?.language ?? defaultLanguage
})

import type { FastifyRequest } from 'fastify'
import { defaultLanguage, type Language, languageOfTag } from '#domain/languages/languages.ts'

/** The `lang` cookie, else the best of `Accept-Language`, else Korean. Source: I18-01. */
export const languageOf = (request: FastifyRequest): Language =>
  languageOfTag(request.cookies?.lang) ?? preferred(request.headers['accept-language'] ?? '')

function preferred(header: string): Language {
  const wishes = header
    .split(',')
    .map((wish) => {
      const [tag = '', quality] = wish.split(/;\s*q\s*=/i)
      return { language: languageOfTag(tag), quality: quality ? Number(quality) : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return wishes.find(({ language }) => language)?.language ?? defaultLanguage
}

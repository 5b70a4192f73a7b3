import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeCookies } from './cookies.ts'
import { addressedLanguage } from './language.ts'

const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 60 * 60

/** True if the URL names a language other than that of the cookie. */
export function setsLanguage(request: FastifyRequest): boolean {
  const language = addressedLanguage(request)
  return language !== undefined && request.cookies.lang !== language
}

/** Stores the language of the URL in a cookie for later pages. Source: I18-01. */
export function rememberLanguage(request: FastifyRequest, reply: FastifyReply) {
  const value = addressedLanguage(request)
  if (!value || !setsLanguage(request)) return
  writeCookies(request, reply, [{ name: 'lang', value, maxAgeSeconds: LANGUAGE_COOKIE_SECONDS }])
}

import { defaultLanguage, type Language, languageOfTag } from '#domain/languages/languages.ts'
import type { app } from './ko/app.ts'
import type { base } from './ko/base.ts'
import type { refusals } from './ko/refusals.ts'
import { textsLoader } from './load-texts.ts'

export { defaultLanguage, type Language, languages } from '#domain/languages/languages.ts'

/** Type of the texts that every page loads, by capability, derived from the Korean ones. */
export type BaseMessages = typeof base

/** Texts of shop, account and inquiries, loaded with their pages. */
export type AppMessages = typeof app

/** All texts of the public site. */
export type Messages = BaseMessages & AppMessages

/** All refusals, as the server words them. */
export type Refusals = typeof refusals

/** Returns the language of a tag such as `vi` or `en-US`; Korean for unsupported ones. */
export const languageOf = (tag: string | null | undefined): Language =>
  languageOfTag(tag) ?? defaultLanguage

/** Loads the texts that every page needs, in one language. */
export const loadBaseMessages = textsLoader<'base', BaseMessages>('base', {
  ko: () => import('./ko/base.ts'),
  en: () => import('./en/base.ts'),
  vi: () => import('./vi/base.ts'),
})

const loadAppMessages = textsLoader<'app', AppMessages>('app', {
  ko: () => import('./ko/app.ts'),
  en: () => import('./en/app.ts'),
  vi: () => import('./vi/app.ts'),
})

const loaded = new Map<Language, Messages>()

/** Returns all texts of a language if {@link loadMessages} has loaded them. */
export const loadedMessages = (language: Language): Messages | undefined => loaded.get(language)

/** Loads all texts of a language; cached, so every call returns the same object. */
export async function loadMessages(language: Language): Promise<Messages> {
  const parts = await Promise.all([loadBaseMessages(language), loadAppMessages(language)])
  const known = loaded.get(language)
  if (known) return known
  const [base, app] = parts
  const messages = { ...base, ...app }
  loaded.set(language, messages)
  return messages
}

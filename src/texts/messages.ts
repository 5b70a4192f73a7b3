import { defaultLanguage, type Language, languageOfTag } from '#domain/languages/languages.ts'
import type { first } from './ko/first.ts'
import type { refusals } from './ko/refusals.ts'
import type { rest } from './ko/rest.ts'
import { textsLoader } from './load-texts.ts'

export { defaultLanguage, type Language, languages } from '#domain/languages/languages.ts'

/** The sentences that every page loads, by capability, in the shape of the Korean ones. */
export type BaseMessages = typeof first

/** Those that only shop, account and inquiries say, loaded with them. */
export type AppMessages = typeof rest

/** Every sentence of the site. */
export type Messages = BaseMessages & AppMessages

/** Every refusal in the words of the server. */
export type Refusals = typeof refusals

/** The language named by a tag such as `vi` or `en-US`; Korean for one that we do not speak. */
export const languageOf = (tag: string | null | undefined): Language =>
  languageOfTag(tag) ?? defaultLanguage

/** The sentences that every page needs, in one language, loaded without the others. */
export const loadBaseMessages = textsLoader<'first', BaseMessages>('first', {
  ko: () => import('./ko/first.ts'),
  en: () => import('./en/first.ts'),
  vi: () => import('./vi/first.ts'),
})

const loadRestMessages = textsLoader<'rest', AppMessages>('rest', {
  ko: () => import('./ko/rest.ts'),
  en: () => import('./en/rest.ts'),
  vi: () => import('./vi/rest.ts'),
})

const loaded = new Map<Language, Messages>()

/** All sentences of a language where {@link loadMessages} has loaded them. */
export const loadedMessages = (language: Language): Messages | undefined => loaded.get(language)

/** All sentences of one language; the same object each time. */
export async function loadMessages(language: Language): Promise<Messages> {
  const parts = await Promise.all([loadBaseMessages(language), loadRestMessages(language)])
  const known = loaded.get(language)
  if (known) return known
  const [first, rest] = parts
  const messages = { ...first, ...rest }
  loaded.set(language, messages)
  return messages
}

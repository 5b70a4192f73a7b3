import { defaultLanguage, type Language, languageOfTag } from '#domain/languages/languages.ts'
import type { first } from './ko/first.ts'
import type { refusals } from './ko/refusals.ts'
import type { rest } from './ko/rest.ts'

export { defaultLanguage, type Language, languages } from '#domain/languages/languages.ts'

/** The sentences that every page loads, by capability, in the shape of the Korean ones. */
export type FirstMessages = typeof first

/** Those that only shop, account and inquiries say, loaded with them. */
export type RestMessages = typeof rest

/** Every sentence of the site. */
export type Messages = FirstMessages & RestMessages

/** Every refusal in the words of the server. */
export type Refusals = typeof refusals

/** The language named by a tag such as `vi` or `en-US`; Korean for one that we do not speak. */
export const languageOf = (tag: string | null | undefined): Language =>
  languageOfTag(tag) ?? defaultLanguage

/** The sentences that every page needs, in one language, loaded without the others. */
export async function loadFirstMessages(language: Language): Promise<FirstMessages> {
  switch (language) {
    case 'ko':
      return (await import('./ko/first.ts')).first
    case 'en':
      return (await import('./en/first.ts')).first
    case 'vi':
      return (await import('./vi/first.ts')).first
  }
}

async function loadRestMessages(language: Language): Promise<RestMessages> {
  switch (language) {
    case 'ko':
      return (await import('./ko/rest.ts')).rest
    case 'en':
      return (await import('./en/rest.ts')).rest
    case 'vi':
      return (await import('./vi/rest.ts')).rest
  }
}

const loaded = new Map<Language, Messages>()

/** All sentences of a language where {@link loadMessages} has loaded them. */
export const loadedMessages = (language: Language): Messages | undefined => loaded.get(language)

/** All sentences of one language; the same object each time. */
export async function loadMessages(language: Language): Promise<Messages> {
  const parts = await Promise.all([loadFirstMessages(language), loadRestMessages(language)])
  const known = loaded.get(language)
  if (known) return known
  const [first, rest] = parts
  const messages = { ...first, ...rest }
  loaded.set(language, messages)
  return messages
}

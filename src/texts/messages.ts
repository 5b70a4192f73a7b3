import { defaultLanguage, type Language, languageOfTag } from '#domain/languages/languages.ts'
import type { ko } from './ko/index.ts'
import type { refusals } from './ko/refusals.ts'

export { defaultLanguage, type Language, languages } from '#domain/languages/languages.ts'

/** Every sentence of the site by capability, in the shape of the Korean one. */
export type Messages = typeof ko

/** Every refusal in the words of the server. */
export type Refusals = typeof refusals

/** The language named by a tag such as `vi` or `en-US`; Korean for one that we do not speak. */
export const languageOf = (tag: string | null | undefined): Language =>
  languageOfTag(tag) ?? defaultLanguage

/** The sentences of one language, loaded without the others. */
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'ko':
      return (await import('./ko/index.ts')).ko
    case 'en':
      return (await import('./en/index.ts')).en
    case 'vi':
      return (await import('./vi/index.ts')).vi
  }
}

import type { Language } from './messages.ts'

/** Name of each language in itself, short and in full. */
export const languageNames: Readonly<Record<Language, readonly [short: string, own: string]>> = {
  ko: ['KO', '한국어'],
  en: ['EN', 'English'],
  vi: ['VI', 'Tiếng Việt'],
}

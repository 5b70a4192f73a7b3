import type { Language } from '#domain/languages/languages.ts'

/** Attributes of an element with user-written text: its language, and automatic direction. */
export const languageAttributes = (lang: Language) => ({ lang, dir: 'auto' }) as const

import type { Language } from '#domain/languages/languages.ts'

/** For an element that shows what a person wrote: its language, apart from the direction around it. */
export const writtenIn = (lang: Language) => ({ lang, dir: 'auto' }) as const

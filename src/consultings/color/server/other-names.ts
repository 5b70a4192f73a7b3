import { type Language, languages } from '#domain/languages/languages.ts'
import type { Swatch } from '../sheet-content.ts'

/** What a colour is called in the other languages, those that are written. */
export const otherNames = (names: Swatch['names'], language: Language): string[] =>
  languages
    .filter((other) => other !== language)
    .map((other) => names[other])
    .filter(Boolean)

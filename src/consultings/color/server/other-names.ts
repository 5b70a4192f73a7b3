import { type Language, languages } from '#domain/languages/languages.ts'
import type { Swatch } from '../report-content.ts'

/** Returns a colour's names in the other languages, without empty ones. */
export const otherNames = (names: Swatch['names'], language: Language): string[] =>
  languages
    .filter((other) => other !== language)
    .map((other) => names[other])
    .filter(Boolean)

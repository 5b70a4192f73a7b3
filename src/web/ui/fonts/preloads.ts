import type { Language } from '#texts/messages.ts'
import displayHangul from './generated/display-hangul.woff2?url'
import displayLatin from './generated/display-latin.woff2?url'
import textHangul from './generated/text-hangul.woff2?url'
import textLatin from './generated/text-latin.woff2?url'

/** The fonts that the first screen is set in. Korean glyphs wait where the page has none. */
export function fontPreloads(language: Language): string[] {
  if (language === 'ko') return [textHangul, displayHangul, textLatin]
  return [textLatin, displayLatin]
}

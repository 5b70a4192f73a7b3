import type { Language } from '#texts/messages.ts'
import displayKorean from './generated/display-korean.woff2?url'
import displayLatin from './generated/display-latin.woff2?url'
import textKorean from './generated/text-korean.woff2?url'
import textLatin from './generated/text-latin.woff2?url'
import textVietnamese from './generated/text-vietnamese.woff2?url'

/** Lists the fonts of the first screen. Korean fonts are not preloaded for other languages. */
export function fontPreloads(language: Language): string[] {
  if (language === 'ko') return [textKorean, displayKorean, textLatin]
  if (language === 'vi') return [textLatin, textVietnamese, displayLatin]
  return [textLatin, displayLatin]
}

import type { Language } from '#texts/messages.ts'
import displayFirst from './generated/display-first.woff2?url'
import displayKorean from './generated/display-korean.woff2?url'
import displayLatin from './generated/display-latin.woff2?url'
import displaySigns from './generated/display-signs.woff2?url'
import textFirst from './generated/text-first.woff2?url'
import textKorean from './generated/text-korean.woff2?url'
import textLatin from './generated/text-latin.woff2?url'
import textVietnamese from './generated/text-vietnamese.woff2?url'

/** Lists the fonts of the first screen. Korean fonts are not preloaded for other languages. */
export function fontPreloads(language: Language, listsFirstView: boolean): string[] {
  if (language === 'ko') {
    const others = listsFirstView ? [] : [textKorean, displayKorean]
    return [textFirst, displayFirst, textLatin, displaySigns, ...others]
  }
  const latin = [textLatin, displayLatin, displaySigns]
  return language === 'vi' ? [...latin, textVietnamese] : latin
}

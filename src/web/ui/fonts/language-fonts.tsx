import type { Language } from '#texts/messages.ts'
import { AFTER_PAINT } from '../after-paint.ts'
import korean from './generated/korean.css?url'
import moreKorean from './generated/more-korean.css?url'
import vietnamese from './generated/vietnamese.css?url'

/** Font rules that a page needs before its first paint, by its language. */
const early: Readonly<Record<Language, readonly string[]>> = {
  ko: [korean],
  en: [],
  vi: [vietnamese],
}

/**
 * Font rules beyond Latin. Those of the page's own language come first; text that people wrote in
 * another one (a review, an address) is set in its font once the page is painted.
 */
export function LanguageFonts({ language }: { readonly language: Language }) {
  const ownSheets = early[language]
  const others = [korean, vietnamese, moreKorean].filter((sheet) => !ownSheets.includes(sheet))
  const linked = (sheets: readonly string[], isLate?: '') =>
    sheets.map((href) => (
      <link key={href} rel="stylesheet" href={href} {...{ [AFTER_PAINT]: isLate }} />
    ))

  return (
    <>
      {linked(ownSheets)}
      {linked(others, '')}
      <noscript>{linked(others)}</noscript>
    </>
  )
}

import type { Language } from '#texts/messages.ts'
import { AFTER_PAINT } from '../after-paint.ts'
import korean from './generated/korean.css?url'
import moreKorean from './generated/more-korean.css?url'

/**
 * Font rules for Korean. User-written text (a review, an address) is set in them once the page is
 * painted; on pages in other languages, all Korean text.
 */
export function KoreanFonts({ language }: { readonly language: Language }) {
  const early = language === 'ko' && <link rel="stylesheet" href={korean} />
  const sheets = early ? [moreKorean] : [korean, moreKorean]
  const linked = (isLate?: '') =>
    sheets.map((href) => (
      <link key={href} rel="stylesheet" href={href} {...{ [AFTER_PAINT]: isLate }} />
    ))

  return (
    <>
      {early}
      {linked('')}
      <noscript>{linked()}</noscript>
    </>
  )
}

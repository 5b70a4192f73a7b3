import type { Language } from '#texts/messages.ts'
import { AFTER_PAINT } from '../after-paint.ts'
import korean from './generated/korean.css?url'
import moreKorean from './generated/more-korean.css?url'

/**
 * The rules of the Korean fonts. Text that the site itself did not write (a review, an address) is set
 * in them once the page is painted; on a page in another language so is all Korean text.
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

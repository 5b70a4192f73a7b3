import type { Language } from '#texts/messages.ts'
import { AFTER_PAINT } from '../after-paint.ts'
import entryKorean from './generated/entry-korean.css?url'
import korean from './generated/korean.css?url'
import moreKorean from './generated/more-korean.css?url'
import vietnamese from './generated/vietnamese.css?url'
import { fontPreloads } from './preloads.ts'

/**
 * Handle of a page whose first view `scripts/fonts/first-view.ts` lists: its other fonts follow the
 * paint.
 */
export interface FontsHandle {
  readonly fonts: 'first view'
}

interface LanguageFontsProps {
  readonly language: Language
  /** Whether the page has a {@link FontsHandle}. */
  readonly listsFirstView: boolean
}

/** Font rules that a page needs before its first paint, by its language. */
const early: Readonly<Record<Language, readonly string[]>> = {
  ko: [korean, entryKorean],
  en: [],
  vi: [vietnamese],
}

/**
 * Preloads the fonts of the first screen, and links font rules beyond Latin. Those of the page's own
 * language come first; text that people wrote in another one (a review, an address) is set in its
 * font once the page is painted.
 */
export function LanguageFonts({ language, listsFirstView }: LanguageFontsProps) {
  const isLate = (sheet: string) =>
    !early[language].includes(sheet) || (listsFirstView && sheet === entryKorean)
  const sheets = [korean, entryKorean, vietnamese, moreKorean]

  return (
    <>
      {fontPreloads(language, listsFirstView).map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
      ))}
      {/* In a fixed order: a moved link would load its rules again. */}
      {sheets.map((href) => (
        <link
          key={href}
          rel="stylesheet"
          href={href}
          {...(isLate(href) && { [AFTER_PAINT]: '' })}
        />
      ))}
      <noscript>
        {sheets.filter(isLate).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </noscript>
    </>
  )
}

import { languages } from '#domain/languages/languages.ts'
import { useLanguage } from '#web/language/use-text.ts'
import type { Swatch } from '../sheet-content.ts'

/** A name in the other languages of the site, as a shop abroad would know the colour. */
export function OtherLanguageNames({ names }: { readonly names: Swatch['names'] }) {
  const language = useLanguage()
  return languages
    .filter((each) => each !== language)
    .map((other, at) => (
      <span key={other}>
        {at > 0 && ' · '}
        <span lang={other}>{names[other]}</span>
      </span>
    ))
}

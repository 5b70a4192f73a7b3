import { languages } from '#domain/languages/languages.ts'
import { useLanguage } from '#web/language/use-text.ts'
import type { Swatch } from '../report-content.ts'

/** Shows a colour's name in the site's other languages, for shops abroad. */
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

import { useTransition } from 'react'
import { languageNames } from '#texts/language-names.ts'
import { languages } from '#texts/messages.ts'
import { useSwitchLanguage } from '#web/language/use-switch-language.ts'
import { useLanguage, useText } from '#web/language/use-text.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** Buttons KO, EN, VI; screen readers get the language's own name. */
export function LanguageSwitch() {
  const text = useText().layout
  const current = useLanguage()
  const switchLanguage = useSwitchLanguage()
  const [switching, start] = useTransition()

  return (
    <fieldset
      aria-label={text.language}
      className={`-mr-2 flex text-tiny ${switching ? 'opacity-50' : ''}`}
    >
      {languages.map((language) => {
        const [short, own] = languageNames[language]
        return (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === current}
            onClick={() => start(() => switchLanguage(language))}
            className="min-h-touch min-w-9 px-2 text-muted hover:text-ink aria-pressed:font-strong aria-pressed:text-ink"
          >
            {short}
            <VisuallyHidden> {own}</VisuallyHidden>
          </button>
        )
      })}
    </fieldset>
  )
}

import type { ReactNode } from 'react'
import { type Language, languages } from '#domain/languages/languages.ts'
import { languageNames } from '#texts/language-names.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { type Draft, isWritten } from './draft.ts'

interface LanguageTabsProps {
  readonly editing: {
    readonly draft: Draft
    readonly language: Language
    readonly setLanguage: (language: Language) => void
  }
  /** Fields of the texts in one language. */
  readonly children: (language: Language) => ReactNode
}

/** Tabs with the texts of each language; marks languages without texts. */
export function LanguageTabs({ editing, children }: LanguageTabsProps) {
  const text = useAdminText().editing.languages

  return (
    // Tabs extend over the page’s gutter, which is wider than that of the back office on a phone.
    <div className="max-md:-mx-4 max-md:overflow-x-clip max-md:px-4">
      <Tabs
        label={text.label}
        open={editing.language}
        onOpen={editing.setLanguage}
        tabs={languages.map((language) => ({
          name: language,
          label: (
            <>
              <span lang={language}>{languageNames[language][1]}</span>{' '}
              {!isWritten(language, editing.draft) && (
                <span className="ml-1.5 text-tiny font-regular text-clay">{text.missing}</span>
              )}
            </>
          ),
          panel: (
            <div className="space-y-5">
              {language !== 'ko' && !isWritten(language, editing.draft) && (
                <p className="text-small text-muted">{text.missingText}</p>
              )}
              {children(language)}
            </div>
          ),
        }))}
      />
    </div>
  )
}

/** Marks a list row with the languages it lacks; nothing if it has all. */
export function MissingLanguages({
  translations,
}: {
  readonly translations: Readonly<Record<Exclude<Language, 'ko'>, object | string | null>>
}) {
  const text = useAdminText().editing.languages
  const missing = languages.filter((it) => it !== 'ko' && translations[it] === null)
  if (missing.length === 0) return null

  return (
    <span className="text-clay">
      {text.missingIn(missing.map((language) => languageNames[language][0]).join(', '))}
    </span>
  )
}

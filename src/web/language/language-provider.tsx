import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { Language, Messages } from '#texts/messages.ts'

interface CurrentLanguage {
  readonly language: Language
  readonly messages: Messages
  readonly show: (language: Language, messages: Messages) => void
}

const CurrentLanguageContext = createContext<CurrentLanguage | null>(null)

interface LanguageProviderProps {
  readonly language: Language
  readonly messages: Messages
  readonly children: ReactNode
}

/** Keeps the language of the page. The messages are loaded before it is rendered, on both sides. */
export function LanguageProvider({ language, messages, children }: LanguageProviderProps) {
  const [shown, setShown] = useState({ language, messages })
  const current = useMemo(
    () => ({
      ...shown,
      show: (next: Language, sentences: Messages) =>
        setShown({ language: next, messages: sentences }),
    }),
    [shown],
  )

  return <CurrentLanguageContext value={current}>{children}</CurrentLanguageContext>
}

export function useCurrentLanguage(): CurrentLanguage {
  const current = useContext(CurrentLanguageContext)
  if (!current) throw new Error('outside of LanguageProvider')
  return current
}

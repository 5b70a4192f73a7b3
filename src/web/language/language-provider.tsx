import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { type Delivery, sending } from '#texts/delivery.ts'
import type { BaseMessages, Language } from '#texts/messages.ts'
import { textsForDelivery } from './texts-for-delivery.ts'

interface CurrentLanguage {
  readonly language: Language
  /** Those of every page; all of them only below `AllMessages`. */
  readonly messages: BaseMessages
  readonly delivery: Delivery
  readonly show: (language: Language, messages: BaseMessages) => void
}

export const CurrentLanguageContext = createContext<CurrentLanguage | null>(null)

interface LanguageProviderProps {
  readonly language: Language
  readonly messages: BaseMessages
  /** What becomes of mails; that of the page around it, or sending, where nothing is said. */
  readonly delivery?: Delivery | undefined
  readonly children: ReactNode
}

/** Keeps the language of the page. The messages are loaded before it is rendered, on both sides. */
export function LanguageProvider({
  language,
  messages,
  delivery: given,
  children,
}: LanguageProviderProps) {
  const around = useContext(CurrentLanguageContext)
  const delivery = given ?? around?.delivery ?? sending
  const [shown, setShown] = useState({ language, messages })
  const current = useMemo(
    () => ({
      language: shown.language,
      messages: textsForDelivery(shown.messages, delivery),
      delivery,
      show: (next: Language, sentences: BaseMessages) =>
        setShown({ language: next, messages: sentences }),
    }),
    [shown, delivery],
  )

  return <CurrentLanguageContext value={current}>{children}</CurrentLanguageContext>
}

export function useCurrentLanguage(): CurrentLanguage {
  const current = useContext(CurrentLanguageContext)
  if (!current) throw new Error('outside of LanguageProvider')
  return current
}

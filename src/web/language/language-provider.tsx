import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { type Delivery, sending } from '#texts/delivery.ts'
import type { BaseMessages, Language } from '#texts/messages.ts'
import { textsForDelivery } from './texts-for-delivery.ts'

interface CurrentLanguage {
  readonly language: Language
  /** Texts of every page; all texts only below `AllMessages`. */
  readonly messages: BaseMessages
  readonly delivery: Delivery
  readonly show: (language: Language, messages: BaseMessages) => void
}

export const CurrentLanguageContext = createContext<CurrentLanguage | null>(null)

interface LanguageProviderProps {
  readonly language: Language
  readonly messages: BaseMessages
  /** Delivery of messages; by default that of the surrounding page, or sending. */
  readonly delivery?: Delivery | undefined
  readonly children: ReactNode
}

/** Provides the page's language. The texts are loaded before it renders, on server and browser. */
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

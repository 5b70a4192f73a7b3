import { type ReactNode, use, useMemo } from 'react'
import { type Language, loadedMessages, loadMessages, type Messages } from '#texts/messages.ts'
import { CurrentLanguageContext, useCurrentLanguage } from './language-provider.tsx'
import { textsForDelivery } from './texts-for-delivery.ts'

/** Provides all texts to pages whose surroundings have only those of every page. */
export function AllMessages({ children }: { readonly children: ReactNode }) {
  const around = useCurrentLanguage()
  const messages = 'ordering' in around.messages ? undefined : messagesIn(around.language)
  const current = useMemo(
    () =>
      messages ? { ...around, messages: textsForDelivery(messages, around.delivery) } : around,
    [around, messages],
  )
  return <CurrentLanguageContext value={current}>{children}</CurrentLanguageContext>
}

const onTheirWay = new Map<Language, Promise<Messages>>()

/** Usually loaded already: `needAllMessages` starts with the page's own module. */
function messagesIn(language: Language): Messages {
  const loaded = loadedMessages(language)
  if (loaded) return loaded
  const loading = onTheirWay.get(language) ?? loadMessages(language)
  onTheirWay.set(language, loading)
  loading.catch(() => onTheirWay.delete(language))
  return use(loading)
}

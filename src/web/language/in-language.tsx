import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Language, loadMessages } from '#texts/messages.ts'
import { LanguageProvider } from './language-provider.tsx'

interface InLanguageProps {
  readonly language: Language
  /** Shown while the language's texts are loaded. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Shows a part of a page in another language than the page's. */
export function InLanguage({ language, fallback, children }: InLanguageProps) {
  const messages = useQuery({
    queryKey: ['messages', language],
    queryFn: async () => ({ texts: await loadMessages(language) }),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  if (!messages.data) return fallback

  return (
    <div lang={language}>
      <LanguageProvider key={language} language={language} messages={messages.data.texts}>
        {children}
      </LanguageProvider>
    </div>
  )
}

import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languageOf, loadMessages } from '#texts/messages.ts'
import { LanguageProvider } from './language/language-provider.tsx'
import { loadRareGlyphs } from './ui/fonts/load-rare-glyphs.ts'

const { mail, sms } = document.documentElement.dataset
const language = languageOf(document.documentElement.lang)
const messages = await loadMessages(language)

/** As the server rendered the page. */
const toOutbox = (word: string | undefined) => (word === 'outbox' ? 'outbox' : 'sent')

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LanguageProvider
        language={language}
        messages={messages}
        delivery={{ mail: toOutbox(mail), sms: toOutbox(sms) }}
      >
        <HydratedRouter />
      </LanguageProvider>
    </StrictMode>,
  )
})

loadRareGlyphs()

import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { config } from 'zod/v4/core'
import { languageOf, loadMessages } from '#texts/messages.ts'
import { LanguageProvider } from './language/language-provider.tsx'
import { loadRareGlyphs } from './ui/fonts/load-rare-glyphs.ts'

// Trying whether code may be made from text would be reported against the content security policy.
config({ jitless: true })

const language = languageOf(document.documentElement.lang)
const messages = await loadMessages(language)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LanguageProvider language={language} messages={messages}>
        <HydratedRouter />
      </LanguageProvider>
    </StrictMode>,
  )
})

loadRareGlyphs()

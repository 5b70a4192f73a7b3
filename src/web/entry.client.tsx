import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languageOf, loadMessages } from '#texts/messages.ts'
import { LanguageProvider } from './language/language-provider.tsx'
import { loadRareGlyphs } from './ui/fonts/load-rare-glyphs.ts'

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

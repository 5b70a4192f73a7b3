import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languageOf, loadMessages } from '#texts/messages.ts'
import { LanguageProvider } from './language/language-provider.tsx'

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

// The slices of rare glyphs are many rules that few pages need: they come when all else has.
requestIdle(() => import('./ui/fonts/generated/slices.css'))

function requestIdle(run: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 1_000)
}

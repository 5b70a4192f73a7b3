import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languageOf } from '#texts/messages.ts'
import { LanguageProvider } from './language/language-provider.tsx'
import { loadNeededMessages } from './language/needed-messages.ts'
import { measureVisit } from './layout/measure-visit.ts'
import { loadRareGlyphs } from './ui/fonts/load-rare-glyphs.ts'
import { layOutWhenIdle } from './ui/lay-out-when-idle.ts'

const { mail, sms } = document.documentElement.dataset
const language = languageOf(document.documentElement.lang)

/** As rendered by the server. */
const toOutbox = (word: string | undefined) => (word === 'outbox' ? 'outbox' : 'sent')

/** Not awaited at the top level: the texts share modules with this file, which would deadlock. */
async function hydrate() {
  const messages = await loadNeededMessages(language)
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
}

void hydrate()
loadRareGlyphs()
if (import.meta.env.PROD) {
  measureVisit()
  void layOutWhenIdle()
}

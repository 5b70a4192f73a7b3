import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { type Language, loadMessages } from '#texts/messages.ts'
import { LanguageProvider } from '#web/language/language-provider.tsx'
import { AppProviders } from '#web/layout/app-providers.tsx'
import { Providers } from '#web/layout/providers.tsx'

/** Renders a part of a page to the HTML that the server sends. */
export async function renderedHtml(
  part: () => ReactNode,
  language: Language = 'ko',
): Promise<string> {
  const messages = await loadMessages(language)
  const Site = createRoutesStub([{ path: '/', Component: part }])
  return renderToString(
    <LanguageProvider language={language} messages={messages}>
      <Providers>
        <AppProviders>
          <Site />
        </AppProviders>
      </Providers>
    </LanguageProvider>,
  )
}

/** `lang` of the elements that start with these texts; undefined if there is none. */
export const languagesOf = (html: string, texts: readonly string[]) =>
  texts.map((text) => new RegExp(`<[a-z][^>]* lang="(..)"[^>]*>${text}`).exec(html)?.[1])

import type { ComponentType, ReactNode } from 'react'
import { languageOf } from '#texts/messages.ts'
import { RepliesProvider } from '#web/api/replies-provider.tsx'
import { AllMessages } from '#web/language/all-messages.tsx'
import { loadNeededMessages, needAllMessages } from '#web/language/needed-messages.ts'

if (typeof document !== 'undefined') needAllMessages(languageOf(document.documentElement.lang))

/** Provides the cache of API replies, and the texts of shop and account. */
export const AppProviders = ({ children }: { readonly children: ReactNode }) => (
  <RepliesProvider>
    <AllMessages>{children}</AllMessages>
  </RepliesProvider>
)

/** Wraps a part for pages without these providers, once its texts are loaded. */
export async function withAppProviders<Props extends object>(
  Part: ComponentType<Props>,
): Promise<ComponentType<Props>> {
  await loadNeededMessages(languageOf(document.documentElement.lang))
  return (props) => (
    <AppProviders>
      <Part {...props} />
    </AppProviders>
  )
}

import type { ComponentType, ReactNode } from 'react'
import { languageOf } from '#texts/messages.ts'
import { RepliesProvider } from '#web/api/replies-provider.tsx'
import { AllMessages } from '#web/language/all-messages.tsx'
import { loadNeededMessages, needAllMessages } from '#web/language/needed-messages.ts'

if (typeof document !== 'undefined') needAllMessages(languageOf(document.documentElement.lang))

/** The cache of the API's replies, and the sentences of shop and account. */
export const AppSurroundings = ({ children }: { readonly children: ReactNode }) => (
  <RepliesProvider>
    <AllMessages>{children}</AllMessages>
  </RepliesProvider>
)

/** A part that may be opened on a page without these surroundings, once its sentences are loaded. */
export async function inAppSurroundings<Props extends object>(
  Part: ComponentType<Props>,
): Promise<ComponentType<Props>> {
  await loadNeededMessages(languageOf(document.documentElement.lang))
  return (props) => (
    <AppSurroundings>
      <Part {...props} />
    </AppSurroundings>
  )
}

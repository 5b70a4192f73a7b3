import { type NavigateFunction, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import type { Language } from '#texts/messages.ts'
import { cachedReplies } from '#web/api/cached-replies.ts'
import { currentSession } from '#web/api/session.ts'
import { writeCookie } from '#web/api/write-cookie.ts'
import { useCurrentLanguage } from './language-provider.tsx'
import { loadNeededMessages } from './needed-messages.ts'

const REMEMBERED_FOR_SECONDS = 365 * 24 * 60 * 60

/**
 * Switches the language of the whole site and remembers it, also for a member's mails. What was
 * typed stays; all replies of the server are refetched in the new language before the pages change.
 */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const { show } = useCurrentLanguage()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [search] = useSearchParams()

  return async (language) => {
    writeCookie('lang', language, REMEMBERED_FOR_SECONDS)
    if (currentSession()) void keepWithAccount(language)
    await removeLanguageFromAddress(search, navigate)
    const [messages] = await Promise.all([loadNeededMessages(language), revalidate()])
    show(language, messages)
    await cachedReplies()?.invalidateQueries()
  }
}

/** Imported on demand and not awaited: the pages switch even if it fails. */
const keepWithAccount = (language: Language) =>
  import('./save-language.ts').then((it) => it.saveLanguage(language)).catch(() => undefined)

/** Removes a language from the address, which would otherwise override the choice. */
async function removeLanguageFromAddress(search: URLSearchParams, navigate: NavigateFunction) {
  if (!search.has('lang')) return
  const rest = new URLSearchParams(search)
  rest.delete('lang')
  await navigate({ search: `${rest}` }, { replace: true, preventScrollReset: true })
}

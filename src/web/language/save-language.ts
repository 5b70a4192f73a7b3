import { saveMyLanguage } from '#contract/my-language.ts'
import type { Language } from '#texts/messages.ts'
import { call } from '#web/api/client.ts'

let last: Promise<unknown> = Promise.resolve()

/** Saves a member's language for mails; of several calls in a row the last one wins. */
export function saveLanguage(language: Language): Promise<unknown> {
  const keep = () => call(saveMyLanguage, { body: { language } })
  last = last.then(keep, keep)
  return last
}

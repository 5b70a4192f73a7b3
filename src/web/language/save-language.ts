import { saveMyLanguage } from '#contract/my-language.ts'
import type { Language } from '#texts/messages.ts'
import { call } from '#web/api/client.ts'

let last: Promise<unknown> = Promise.resolve()

/** Has a signed-in member written to in this language; of presses in a row the last one counts. */
export function saveLanguage(language: Language): Promise<unknown> {
  const keep = () => call(saveMyLanguage, { body: { language } })
  last = last.then(keep, keep)
  return last
}

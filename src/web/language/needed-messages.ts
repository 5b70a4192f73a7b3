import {
  type BaseMessages,
  type Language,
  loadBaseMessages,
  loadMessages,
} from '#texts/messages.ts'

let needsAll = false

/** Marks that a page needs all texts, and starts loading them. */
export function needAllMessages(language: Language) {
  needsAll = true
  // The code that renders that page loads again and gets the error.
  loadMessages(language).catch(() => undefined)
}

/** Loads the texts that the requested pages need so far; browser only, since it has one visitor. */
export const loadNeededMessages = (language: Language): Promise<BaseMessages> =>
  needsAll ? loadMessages(language) : loadBaseMessages(language)

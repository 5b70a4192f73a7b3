import {
  type BaseMessages,
  type Language,
  loadBaseMessages,
  loadMessages,
} from '#texts/messages.ts'

let needsAll = false

/** Says that a page was asked for that needs all sentences, and begins to load them. */
export function needAllMessages(language: Language) {
  needsAll = true
  // Whoever renders that page asks again and gets the error.
  loadMessages(language).catch(() => undefined)
}

/** The sentences that the pages asked for so far need; in a browser, which has one visitor. */
export const loadNeededMessages = (language: Language): Promise<BaseMessages> =>
  needsAll ? loadMessages(language) : loadBaseMessages(language)

import { useDraft } from '#web/api/use-draft.ts'
import { type AnswerDraft, type Answered, standingOf } from './answer-draft.ts'

/** The answer that is being written, kept on this device under `name` until it is sent or dropped. */
export function useAnswerDraft(name: string, answered: Answered) {
  const { saved, version: now } = answered
  const draft = useDraft<AnswerDraft>(name, (kept) => kept ?? { text: '', base: now })
  const standing = standingOf(draft.content, answered)

  return {
    ...draft,
    ...standing,
    text: draft.content.text,
    write: (text: string) => draft.change({ text, base: standing.base }),
    /** Begins with what is saved. */
    rewrite: () => draft.change({ text: saved ?? '', base: now }),
    drop() {
      draft.change({ text: '', base: now })
      draft.discard()
    },
  }
}

export type AnswerInHand = ReturnType<typeof useAnswerDraft>

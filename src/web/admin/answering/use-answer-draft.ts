import { useDraft } from '#web/api/use-draft.ts'
import { type AnswerDraft, draftStatus, type SavedAnswer } from './answer-draft.ts'

/** Draft of an answer, stored on this device under `name` until it is sent or discarded. */
export function useAnswerDraft(name: string, savedAnswer: SavedAnswer) {
  const { saved, version: now } = savedAnswer
  const draft = useDraft<AnswerDraft>(name, (stored) => stored ?? { text: '', base: now })
  const status = draftStatus(draft.content, savedAnswer)

  return {
    ...draft,
    ...status,
    text: draft.content.text,
    write: (text: string) => draft.change({ text, base: status.base }),
    /** Starts editing the saved text. */
    rewrite: () => draft.change({ text: saved ?? '', base: now }),
    drop() {
      draft.change({ text: '', base: now })
      draft.discard()
    },
  }
}

export type AnswerEditing = ReturnType<typeof useAnswerDraft>

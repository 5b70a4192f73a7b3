import { useDraft } from '#web/api/use-draft.ts'
import { type AnswerDraft, draftStatus, type SavedAnswer } from './answer-draft.ts'

/** The answer that is being written, kept on this device under `name` until it is sent or dropped. */
export function useAnswerDraft(name: string, savedAnswer: SavedAnswer) {
  const { saved, version: now } = savedAnswer
  const draft = useDraft<AnswerDraft>(name, (kept) => kept ?? { text: '', base: now })
  const status = draftStatus(draft.content, savedAnswer)

  return {
    ...draft,
    ...status,
    text: draft.content.text,
    write: (text: string) => draft.change({ text, base: status.base }),
    /** Begins with what is saved. */
    rewrite: () => draft.change({ text: saved ?? '', base: now }),
    drop() {
      draft.change({ text: '', base: now })
      draft.discard()
    },
  }
}

export type AnswerEditing = ReturnType<typeof useAnswerDraft>

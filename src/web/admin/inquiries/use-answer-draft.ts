import type { AdminInquiry } from '#contract/admin-inquiries.ts'
import { useDraft } from '#web/api/use-draft.ts'
import { type AnswerDraft, standingOf } from './answer-draft.ts'

/** The answer that is being written, kept on this device until it is sent or dropped. */
export function useAnswerDraft(inquiry: AdminInquiry) {
  const { id, answer, answer_at: now } = inquiry
  const draft = useDraft<AnswerDraft>(`answer_${id}`, (kept) => kept ?? { text: '', base: now })
  const standing = standingOf(draft.content, inquiry)

  return {
    ...draft,
    ...standing,
    text: draft.content.text,
    write: (text: string) => draft.change({ text, base: standing.base }),
    /** Begins with what is saved. */
    rewrite: () => draft.change({ text: answer?.content ?? '', base: now }),
    drop() {
      draft.change({ text: '', base: now })
      draft.forget()
    },
  }
}

export type AnswerInHand = ReturnType<typeof useAnswerDraft>

import type { AdminReview } from '#contract/admin-reviews.ts'
import { useDraft } from '#web/api/use-draft.ts'

interface ReplyDraft {
  readonly text: string
  /** What was replied to, and the reply that stood there: {@link upon}. */
  readonly base: string
}

/** Changes with the author's words and with the reply, and with nothing else of the review. */
const upon = ({ updated_at, reply }: Pick<AdminReview, 'updated_at' | 'reply'>) =>
  `${updated_at} ${reply?.created_at ?? ''}`

/** The reply that is being written, kept on this device until it is sent or dropped. */
export function useReplyDraft(review: AdminReview) {
  const now = upon(review)
  const saved = review.reply?.text ?? ''
  const draft = useDraft<ReplyDraft>(
    `review_reply_${review.id}`,
    (kept) => kept ?? { text: '', base: now },
  )
  const { text, base } = draft.content
  const begun = text.trim() !== '' && text.trim() !== saved

  return {
    ...draft,
    text,
    begun,
    /** The author changed the review, or somebody replied, since this was begun. */
    isOvertaken: begun && base !== now,
    write: (words: string) => draft.change({ text: words, base: begun ? base : now }),
    /** Begins with what is saved. */
    rewrite: () => draft.change({ text: saved, base: now }),
    drop() {
      draft.change({ text: '', base: now })
      draft.forget()
    },
  }
}

export type ReplyInHand = ReturnType<typeof useReplyDraft>

import { useRef, useState } from 'react'
import type { AdminReview } from '#contract/admin-reviews.ts'
import { languageOfText } from '#domain/languages/language-of-text.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { writtenIn } from '#web/language/written-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { AnswerForm } from '../answering/answer-form.tsx'
import { useAnswerDraft } from '../answering/use-answer-draft.ts'
import { Overtaken } from '../editing/overtaken.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Part } from '../order/part.tsx'
import { useModerate } from './review-queries.ts'
import { useModeration } from './use-moderation.ts'
import { useReviewParts } from './use-review-parts.ts'

/** The studio's reply as everybody reads it, or as it is being written. */
export function ReplyPart({ review }: { readonly review: AdminReview }) {
  const text = useAdminText()
  const words = text.reviews.reply
  const { dateTime } = useFormat()
  const say = useToast()
  const language = useLanguage()
  const field = useRef<HTMLTextAreaElement>(null)
  const answered = answeredOf(review)
  const draft = useAnswerDraft(`review_reply_${review.id}`, answered)
  const send = useModerate(review)
  const removal = useModeration(review)
  const parts = useReviewParts()
  const [wantsForm, setWantsForm] = useState(false)
  const { reply } = review
  const isOvertaken = isRefusal(send.error, 'EDIT_CONFLICT')
  const problem = send.error && !isOvertaken ? (send.error.serverMessage ?? text.writeFailed) : null
  const isWriting = wantsForm || draft.begun || !reply

  function submit() {
    const onSuccess = () => {
      draft.discard()
      setWantsForm(false)
      say(words.done)
    }
    send.mutate({ reply: draft.text.trim() }, { onSuccess })
  }

  function remove() {
    const undo = { label: words.undo, run: () => removal.undo({ reply: reply?.text ?? null }) }
    const onDone = () => say(words.removed, undo)
    removal.moderate(words.remove, { reply: null }, { onDone })
  }

  return (
    <Part title={words.title} note={reply && !isWriting ? dateTime(reply.created_at) : words.hint}>
      {isWriting ? (
        <AnswerForm
          {...{ words, answered, draft, field }}
          limit={textLengths.reviewReply}
          templates={{ use: 'REPLY', language }}
          overtaken={words.conflict}
          isSending={send.isPending}
          problem={problem}
          isDroppable={draft.text !== '' || reply !== null}
          onSubmit={submit}
          onDrop={() => {
            draft.drop()
            setWantsForm(false)
          }}
        />
      ) : (
        <>
          <p
            {...writtenIn(languageOfText(reply.text))}
            className="text-small wrap-anywhere whitespace-pre-line"
          >
            {reply.text}
          </p>
          <div className="flex flex-wrap gap-3 pt-3">
            <Button
              kind="secondary"
              size="small"
              onClick={() => {
                draft.rewrite()
                setWantsForm(true)
              }}
            >
              {words.change}
            </Button>
            <Button kind="quiet" size="small" busy={removal.isPending} onClick={remove}>
              {words.remove}
            </Button>
          </div>
          {removal.overtaken && <Overtaken of={removal.overtaken} parts={parts} />}
          {removal.problem && <Problem>{removal.problem}</Problem>}
        </>
      )}
    </Part>
  )
}

/** Overtaken by the author's words and by another reply, and by nothing else of the review. */
const answeredOf = ({ updated_at, reply }: AdminReview) => ({
  saved: reply?.text ?? null,
  version: `${updated_at} ${reply?.created_at ?? ''}`,
})

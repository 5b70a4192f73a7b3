import { useRef, useState } from 'react'
import { type AdminReview, moderateReview } from '#contract/admin-reviews.ts'
import { languageOfText } from '#domain/languages/language-of-text.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { languageAttributes } from '#web/language/language-attributes.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { AnswerForm } from '../answering/answer-form.tsx'
import { useAnswerDraft } from '../answering/use-answer-draft.ts'
import { ActionConflictPrompt } from '../editing/action-conflict.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useMay } from '../frame/role.tsx'
import { Part } from '../order/part.tsx'
import { useChangeReview } from './review-queries.ts'
import { useModeration } from './use-moderation.ts'
import { useReviewParts } from './use-review-parts.ts'

/** Shows the studio’s reply as published, or its editor. */
export function ReplyPart({ review }: { readonly review: AdminReview }) {
  const text = useAdminText()
  const labels = text.reviews.reply
  const { dateTime } = useFormat()
  const showToast = useToast()
  const language = useLanguage()
  const field = useRef<HTMLTextAreaElement>(null)
  const savedAnswer = savedAnswerOf(review)
  const draft = useAnswerDraft(`review_reply_${review.id}`, savedAnswer)
  const send = useChangeReview(review)
  const removal = useModeration(review)
  const parts = useReviewParts()
  const [wantsForm, setWantsForm] = useState(false)
  const { reply } = review
  const isConflict = isRefusal(send.error, 'EDIT_CONFLICT')
  const problem = send.error && !isConflict ? (send.error.serverMessage ?? text.writeFailed) : null
  const canReply = useMay()(moderateReview)
  if (!canReply && !reply) return null
  const isWriting = canReply && (wantsForm || draft.begun)

  function submit() {
    const onSuccess = () => {
      draft.discard()
      setWantsForm(false)
      showToast(labels.done)
    }
    send.mutate({ reply: draft.text.trim() }, { onSuccess })
  }

  function remove() {
    const undo = { label: labels.undo, run: () => removal.undo({ reply: reply?.text ?? null }) }
    const onDone = () => showToast(labels.removed, undo)
    removal.moderate(labels.remove, { reply: null }, { onDone })
  }

  return (
    <Part
      title={labels.title}
      note={reply && !isWriting ? dateTime(reply.created_at) : labels.hint}
    >
      {isWriting || !reply ? (
        <AnswerForm
          {...{ labels, savedAnswer, draft, field }}
          limit={textLengths.reviewReply}
          templates={{ use: 'REPLY', language }}
          conflictNote={labels.conflict}
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
            {...languageAttributes(languageOfText(reply.text))}
            className="text-small wrap-anywhere whitespace-pre-line"
          >
            {reply.text}
          </p>
          {canReply && (
            <div className="flex flex-wrap gap-3 pt-3">
              <Button
                kind="secondary"
                size="small"
                onClick={() => {
                  draft.rewrite()
                  setWantsForm(true)
                }}
              >
                {labels.change}
              </Button>
              <Button kind="quiet" size="small" busy={removal.isPending} onClick={remove}>
                {labels.remove}
              </Button>
            </div>
          )}
          {removal.conflict && <ActionConflictPrompt conflict={removal.conflict} parts={parts} />}
          {removal.problem && <Problem>{removal.problem}</Problem>}
        </>
      )}
    </Part>
  )
}

/** A change of the review’s text or of the reply is a conflict; other changes are not. */
const savedAnswerOf = ({ updated_at, reply }: AdminReview) => ({
  saved: reply?.text ?? null,
  version: `${updated_at} ${reply?.created_at ?? ''}`,
})

import { useState } from 'react'
import type { AdminReview } from '#contract/admin-reviews.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Part } from '../order/part.tsx'
import { useReplyDraft } from './reply-draft.ts'
import { ReplyForm } from './reply-form.tsx'
import { useModerate } from './review-queries.ts'

/** The studio's reply as everybody reads it, or as it is being written. */
export function ReplyPart({ review }: { readonly review: AdminReview }) {
  const text = useAdminText()
  const words = text.reviews.reply
  const { dateTime } = useFormat()
  const say = useToast()
  const draft = useReplyDraft(review)
  const send = useModerate(review)
  const [wantsForm, setWantsForm] = useState(false)
  const { reply } = review
  const isWriting = wantsForm || draft.begun || !reply

  function submit() {
    const onSuccess = () => {
      draft.forget()
      setWantsForm(false)
      say(words.done)
    }
    send.mutate({ reply: draft.text.trim() }, { onSuccess })
  }

  function remove() {
    const undo = { label: words.undo, run: () => send.mutate({ reply: reply?.text ?? null }) }
    send.mutate({ reply: null }, { onSuccess: () => say(words.removed, undo) })
  }

  return (
    <Part title={words.title} note={reply && !isWriting ? dateTime(reply.created_at) : words.hint}>
      {isWriting ? (
        <ReplyForm
          {...{ review, draft, send }}
          onSubmit={submit}
          onDrop={() => {
            draft.drop()
            setWantsForm(false)
          }}
        />
      ) : (
        <>
          <p className="text-small wrap-anywhere whitespace-pre-line">{reply.text}</p>
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
            <Button kind="quiet" size="small" busy={send.isPending} onClick={remove}>
              {words.remove}
            </Button>
          </div>
          {send.isError && <Problem>{send.error.words ?? text.writeFailed}</Problem>}
        </>
      )}
    </Part>
  )
}

import { type SubmitEvent, useRef, useState } from 'react'
import type { AdminReview } from '#contract/admin-reviews.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { KeptNote } from '#web/ui/kept-note.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Overtaken } from '../frame/overtaken.tsx'
import type { ReplyInHand } from './reply-draft.ts'
import type { useModerate } from './review-queries.ts'

interface ReplyFormProps {
  readonly review: AdminReview
  readonly draft: ReplyInHand
  readonly send: ReturnType<typeof useModerate>
  readonly onSubmit: () => void
  readonly onDrop: () => void
}

/** Writes a reply; where review or reply changed meanwhile, both stand there to choose from. */
export function ReplyForm({ review, draft, send, onSubmit, onDrop }: ReplyFormProps) {
  const text = useAdminText()
  const words = text.reviews.reply
  const field = useRef<HTMLTextAreaElement>(null)
  const [isTried, setTried] = useState(false)
  const isStale = isRefusal(send.error, 'EDIT_CONFLICT')
  const written = draft.text.trim()
  const problem =
    written === ''
      ? words.needed
      : [...written].length > textLengths.reviewReply
        ? words.tooLong
        : null

  function submit(event?: SubmitEvent) {
    event?.preventDefault()
    setTried(true)
    if (problem || draft.isOvertaken || send.isPending) field.current?.focus()
    else onSubmit()
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <TextArea
        ref={field}
        label={words.field}
        limit={textLengths.reviewReply}
        problem={isTried ? problem : null}
        readOnly={send.isPending}
        value={draft.text}
        onChange={({ target }) => draft.write(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
      <p className="text-tiny text-muted">{draft.begun && <KeptNote {...draft} />}</p>
      {draft.isOvertaken && (
        <Overtaken
          problem={words.conflict}
          theirs={review.reply?.text ?? null}
          words={words}
          busy={send.isPending}
          onKeepTheirs={onDrop}
          onSendMine={onSubmit}
        />
      )}
      {send.isError && !draft.isOvertaken && (
        <Problem>
          {isStale ? text.reviews.sight.conflict : (send.error.words ?? text.writeFailed)}
        </Problem>
      )}
      {!draft.isOvertaken && (
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Button type="submit" size="small" busy={send.isPending}>
            {words.submit}
          </Button>
          {(draft.text !== '' || review.reply) && (
            <Button kind="quiet" size="small" onClick={onDrop}>
              {words.drop}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}

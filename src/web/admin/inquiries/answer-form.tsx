import { type RefObject, type SubmitEvent, useState } from 'react'
import type { AdminInquiry } from '#contract/admin-inquiries.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { KeptNote } from '#web/ui/kept-note.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Overtaken } from '../frame/overtaken.tsx'
import { InsertBlock } from '../text-blocks/insert-block.tsx'
import type { useAnswer } from './inquiry-queries.ts'
import type { AnswerInHand } from './use-answer-draft.ts'

interface AnswerFormProps {
  readonly inquiry: AdminInquiry
  readonly draft: AnswerInHand
  readonly send: ReturnType<typeof useAnswer>
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** Upon the answer of that time. */
  readonly onSubmit: (base: string | null) => void
  readonly onDrop: () => void
}

/** Writes an answer; where somebody answered meanwhile, both stand there to choose from. */
export function AnswerForm({ inquiry, draft, send, field, onSubmit, onDrop }: AnswerFormProps) {
  const text = useAdminText()
  const words = text.inquiries.answer
  const { dateTime } = useFormat()
  const [isTried, setTried] = useState(false)
  const problem =
    draft.text.trim() === ''
      ? words.needed
      : [...draft.text.trim()].length > textLengths.inquiryContent
        ? words.tooLong
        : null
  const isDroppable = draft.text !== '' || inquiry.status !== 'PENDING'

  function submit(event?: SubmitEvent) {
    event?.preventDefault()
    setTried(true)
    if (problem || draft.isOvertaken || send.isPending) field.current?.focus()
    else onSubmit(draft.base)
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <TextArea
        ref={field}
        label={words.field}
        limit={textLengths.inquiryContent}
        problem={isTried ? problem : null}
        readOnly={send.isPending}
        value={draft.text}
        onChange={({ target }) => draft.write(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
      <InsertBlock
        use="ANSWER"
        language={inquiry.language}
        field={field}
        value={draft.text}
        onChange={draft.write}
      />
      <p className="text-tiny text-muted">{draft.begun && <KeptNote {...draft} />}</p>
      {draft.isOvertaken && inquiry.answer && (
        <Overtaken
          problem={words.conflict(inquiry.answer.admin_name, dateTime(inquiry.answer.created_at))}
          theirs={inquiry.answer.content}
          words={words}
          busy={send.isPending}
          onKeepTheirs={onDrop}
          onSendMine={() => onSubmit(inquiry.answer_at)}
        />
      )}
      {send.isError && send.error.code !== 'EDIT_CONFLICT' && (
        <Problem>{send.error.words ?? text.writeFailed}</Problem>
      )}
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {!draft.isOvertaken && (
          <Button type="submit" size="small" busy={send.isPending}>
            {inquiry.answer ? words.submitAgain : words.submit}
          </Button>
        )}
        {isDroppable && !draft.isOvertaken && (
          <Button kind="quiet" size="small" onClick={onDrop}>
            {words.drop}
          </Button>
        )}
      </div>
    </form>
  )
}

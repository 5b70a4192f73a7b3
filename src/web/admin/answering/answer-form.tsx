import { type ComponentProps, type RefObject, type SubmitEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DraftNote } from '#web/ui/draft-note.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { Conflict } from '../editing/conflict.tsx'
import { InsertBlock } from '../text-blocks/insert-block.tsx'
import type { Answered } from './answer-draft.ts'
import type { AnswerInHand } from './use-answer-draft.ts'

interface AnswerFormProps {
  readonly words: Readonly<
    Record<'title' | 'field' | 'submit' | 'drop' | 'needed' | 'tooLong', string>
  >
  readonly limit: number
  /** The kept texts that can be put into it, in whose language. */
  readonly templates: Pick<ComponentProps<typeof InsertBlock>, 'use' | 'language'>
  readonly answered: Answered
  readonly draft: AnswerInHand
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** Who answered meanwhile, or what else changed. */
  readonly overtaken: string
  readonly isSending: boolean
  readonly problem: string | null
  /** Upon what stands there now: {@link Answered.version}. */
  readonly onSubmit: (base: string | null) => void
  readonly onDrop: () => void
  readonly isDroppable: boolean
}

/** Writes to a customer, with what was written before at hand; where somebody was first, both stand there. */
export function AnswerForm(props: AnswerFormProps) {
  const { words, limit, templates, answered, draft, field, overtaken, isSending } = props
  const { problem, onSubmit, onDrop, isDroppable } = props
  const [isTried, setTried] = useState(false)
  const written = draft.text.trim()
  const wrong = written === '' ? words.needed : [...written].length > limit ? words.tooLong : null

  function submit(event?: SubmitEvent) {
    event?.preventDefault()
    setTried(true)
    if (wrong || draft.isOvertaken || isSending) field.current?.focus()
    else onSubmit(draft.base)
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <TextArea
        ref={field}
        label={words.field}
        limit={limit}
        problem={isTried ? wrong : null}
        readOnly={isSending}
        value={draft.text}
        onChange={({ target }) => draft.write(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
      <InsertBlock {...templates} field={field} value={draft.text} onChange={draft.write} />
      <p className="text-tiny text-muted">{draft.begun && <DraftNote {...draft} />}</p>
      {draft.isOvertaken && (
        <Conflict
          version={answered.version ?? ''}
          waits={overtaken}
          note={overtaken}
          parts={[answerPart(words.title)]}
          mine={written}
          base=""
          theirs={answered.saved ?? ''}
          onResolve={(chosen) => (chosen === written ? onSubmit(answered.version) : onDrop())}
        />
      )}
      {problem && !draft.isOvertaken && <Problem>{problem}</Problem>}
      {!draft.isOvertaken && (
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Button type="submit" size="small" busy={isSending}>
            {words.submit}
          </Button>
          {isDroppable && (
            <Button kind="quiet" size="small" onClick={onDrop}>
              {words.drop}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}

/** The whole of it is one part: two people's words to a customer are never mixed. */
const answerPart = (label: string) => ({
  name: 'answer',
  label,
  value: (text: string) => text,
  take: (_into: string, from: string) => from,
  show: (text: string) => text,
})

import { type ComponentProps, type RefObject, type SubmitEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DraftNote } from '#web/ui/draft-note.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { Conflict } from '../editing/conflict.tsx'
import { InsertBlock } from '../text-blocks/insert-block.tsx'
import type { SavedAnswer } from './answer-draft.ts'
import type { AnswerEditing } from './use-answer-draft.ts'

interface AnswerFormProps {
  readonly labels: Readonly<
    Record<'title' | 'field' | 'submit' | 'drop' | 'needed' | 'tooLong', string>
  >
  readonly limit: number
  /** Which saved texts can be inserted, and in which language. */
  readonly templates: Pick<ComponentProps<typeof InsertBlock>, 'use' | 'language'>
  readonly savedAnswer: SavedAnswer
  readonly draft: AnswerEditing
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** Says who answered in the meantime, or what else changed. */
  readonly conflictNote: string
  readonly isSending: boolean
  readonly problem: string | null
  /** `base` is the {@link SavedAnswer.version} that the answer is based on. */
  readonly onSubmit: (base: string | null) => void
  readonly onDrop: () => void
  readonly isDroppable: boolean
}

/**
 * Form for an answer to a customer, with saved texts to insert. After a conflict, shows both
 * versions.
 */
export function AnswerForm(props: AnswerFormProps) {
  const { labels, limit, templates, savedAnswer, draft, field, conflictNote, isSending } = props
  const { problem, onSubmit, onDrop, isDroppable } = props
  const [isTried, setTried] = useState(false)
  const written = draft.text.trim()
  const wrong = written === '' ? labels.needed : [...written].length > limit ? labels.tooLong : null

  function submit(event?: SubmitEvent) {
    event?.preventDefault()
    setTried(true)
    if (wrong || draft.isConflict || isSending) field.current?.focus()
    else onSubmit(draft.base)
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <TextArea
        ref={field}
        label={labels.field}
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
      {draft.isConflict && (
        <Conflict
          version={savedAnswer.version ?? ''}
          waits={conflictNote}
          note={conflictNote}
          parts={[answerPart(labels.title)]}
          mine={written}
          base=""
          theirs={savedAnswer.saved ?? ''}
          onResolve={(chosen) => (chosen === written ? onSubmit(savedAnswer.version) : onDrop())}
        />
      )}
      {problem && !draft.isConflict && <Problem>{problem}</Problem>}
      {!draft.isConflict && (
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Button type="submit" size="small" busy={isSending}>
            {labels.submit}
          </Button>
          {isDroppable && (
            <Button kind="quiet" size="small" onClick={onDrop}>
              {labels.drop}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}

/** Compares the answer as a single part, so that texts of two people are never mixed. */
const answerPart = (label: string) => ({
  name: 'answer',
  label,
  value: (text: string) => text,
  take: (_into: string, from: string) => from,
  show: (text: string) => text,
})

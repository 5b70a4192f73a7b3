import { type FormEvent, type ReactNode, useState } from 'react'
import type { Review } from '#contract/reviews.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { failureMessage } from '#web/api/failure-message.ts'
import type { DraftState } from '#web/api/use-draft.ts'
import { useMemberText } from '#web/language/member-text.tsx'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DraftNote } from '#web/ui/draft-note.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { StarChoice } from '#web/ui/star-choice.tsx'
import { StickyActionBar } from '#web/ui/sticky-action-bar.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFocusProblem } from '#web/ui/use-focus-problem.ts'
import {
  lengths,
  problemsFromServer,
  problemsOf,
  type ReviewInput,
  type ReviewProblems,
} from './review-input.ts'
import { useLookText } from './use-look-text.ts'

interface ReviewFormProps {
  readonly draft: DraftState<ReviewInput>
  /** Look that the review can show; null if the sheet has none, and then it is not offered. */
  readonly look: Review['look']
  readonly submitLabel: string
  readonly busy: boolean
  /** Whether a chosen photo is not ready yet. */
  readonly waiting?: boolean
  /** Progress message while it is being sent. */
  readonly status?: string | null
  /** Sends the review; returns the refusal, or null. */
  readonly send: (input: ReviewInput) => Promise<ApiRefusal | null>
  /** What is reviewed, shown above the stars. */
  readonly above?: ReactNode
  /** Photos, shown between text and button. */
  readonly children?: ReactNode
}

/**
 * Form for stars, title and text. What was typed stays, also in this browser, until it is
 * submitted.
 */
export function ReviewForm(props: ReviewFormProps) {
  const { draft, look, submitLabel, busy, waiting, status, above, children } = props
  const text = useMemberText().myReviews
  const { number } = useFormat()
  const lookText = useLookText()
  const [problems, setProblems] = useState<ReviewProblems>({})
  const [failure, setFailure] = useState<ApiRefusal | null>(null)
  const [form, focusProblem] = useFocusProblem()
  const input = draft.content

  function change(part: Partial<ReviewInput>) {
    draft.change(part)
    setProblems((all) =>
      Object.fromEntries(Object.entries(all).filter(([field]) => !(field in part))),
    )
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setFailure(null)
    const found = problemsOf(input, text.problems, number)
    const refusal = Object.keys(found).length > 0 ? null : await props.send(input)
    setProblems(refusal ? problemsFromServer(refusal.fields) : found)
    setFailure(refusal)
    focusProblem()
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-8 py-8"
      onSubmit={(event) => void submit(event)}
    >
      {above}
      <StarChoice
        legend={text.rating}
        hint={text.ratingHint}
        labels={text.ratings}
        value={input.rating}
        problem={problems.rating}
        onChange={(rating) => change({ rating })}
      />
      <TextField
        label={text.title}
        value={input.title}
        maxLength={lengths.title}
        problem={problems.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label={text.text}
        hint={text.textHint}
        rows={8}
        value={input.text}
        limit={lengths.text}
        problem={problems.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      {children}
      {look && (
        <Checkbox
          label={text.look}
          hint={text.lookHint(lookText(look))}
          checked={input.shows_look}
          problem={problems.shows_look}
          onChange={({ target }) => change({ shows_look: target.checked })}
        />
      )}
      <p className="text-small text-muted">{text.publicNote}</p>
      <StickyActionBar>
        {failure && !busy && (
          <div className="mb-3">
            <Problem>{`${failureMessage(failure, text)}\n${text.inputSaved}`}</Problem>
          </div>
        )}
        <p role="status" className="mb-2 min-h-6 text-small text-muted">
          {busy ? status : <DraftNote {...draft} />}
        </p>
        <Button type="submit" wide busy={busy} disabled={waiting}>
          {submitLabel}
        </Button>
      </StickyActionBar>
    </form>
  )
}

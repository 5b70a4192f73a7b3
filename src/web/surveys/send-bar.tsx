import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useSurveyText } from './use-survey-text.ts'

interface SendBarProps {
  readonly failure: ApiRefusal | null
  /** Number of missing or wrong answers, shown above the button. */
  readonly problemCount: string | null
  readonly sending: boolean
  readonly waiting: boolean
  readonly progressText: string
  readonly label: string
  /** What to know before another try, if nothing failed. */
  readonly note?: string | null
}

/** The submit button, always visible, with errors. Source: SRV-05. */
export function SendBar({
  failure,
  problemCount,
  sending,
  waiting,
  progressText,
  label,
  note,
}: SendBarProps) {
  const text = useSurveyText()

  return (
    <div
      data-print="none"
      className="sticky bottom-0 z-20 -mx-gutter border-t border-sand bg-paper px-gutter pt-3.5 pb-[calc(0.875rem+env(safe-area-inset-bottom))] lg:col-span-2 lg:mx-0 lg:px-0"
    >
      {failure && !sending && (
        <div className="mb-3 text-small">
          <Problem>
            <FailureWords failure={failure} />
          </Problem>
        </div>
      )}
      <div className="items-center justify-between gap-6 md:flex">
        <p role="status" className="text-small text-muted max-md:empty:hidden max-md:mb-2">
          {sending ? (
            text.sending
          ) : problemCount ? (
            <span className="text-clay">{problemCount}</span>
          ) : (
            note
          )}
        </p>
        <div className="flex items-center gap-6 md:shrink-0">
          <span className="hidden text-small text-muted md:block">{progressText}</span>
          <div className="grow md:w-64">
            <Button type="submit" wide busy={sending} disabled={waiting}>
              {label}
            </Button>
          </div>
        </div>
      </div>
    </div>
  )
}

/** Shows the server's message, or a general one; then what was saved. */
function FailureWords({ failure }: { readonly failure: ApiRefusal }) {
  const { problems, contact, change } = useSurveyText()
  if (failure.code === 'OFFLINE') return `${problems.noResponse}\n${problems.inputSaved}`
  if (failure.code === 'ORDER_NOT_FOUND') return contact.mismatch
  if (failure.code === 'EDIT_CONFLICT') return change.conflict
  if (failure.code === 'PHOTO_REPLACED') return change.photoConflict
  return `${failure.serverMessage ?? problems.request}\n${problems.inputSaved}`
}

import { type ReactNode, useId } from 'react'
import { useText } from '#web/language/use-text.ts'

export interface FieldFrameProps {
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong with the value, and what to write instead. */
  readonly problem?: string | null | undefined
  /** Positive feedback about the value. */
  readonly success?: string | null | undefined
  /** Marks the label as optional; fields are required by default. */
  readonly optional?: boolean | undefined
  /** A button at the right of the field. */
  readonly action?: ReactNode
}

interface Wiring {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** Label, control, then hint or problem, connected for screen readers. */
export function FieldFrame({
  label,
  hint,
  problem,
  success,
  optional,
  action,
  children,
}: FieldFrameProps & { readonly children: (wiring: Wiring) => ReactNode }) {
  const text = useText().ui
  const id = useId()
  const notes = [hint && `${id}-hint`, (problem || success) && `${id}-note`].filter(Boolean)

  return (
    <div>
      <label htmlFor={id} className="block text-small text-muted">
        {label}
        {optional && <span> · {text.optional}</span>}
      </label>
      <div className="mt-1 flex items-end gap-3">
        <div className="min-w-32 flex-1">
          {children({
            id,
            'aria-describedby': notes.join(' ') || undefined,
            'aria-invalid': problem ? true : undefined,
          })}
        </div>
        {action}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-small text-muted">
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {(problem || success) && (
          <p id={`${id}-note`} className={`mt-2 text-small ${problem ? 'text-clay' : 'text-moss'}`}>
            {problem || success}
          </p>
        )}
      </div>
    </div>
  )
}

/** A hairline below the text; thick on focus, clay if invalid. */
export const lineClass =
  'w-full min-h-touch border-b border-control bg-transparent py-2 text-body outline-transparent transition-shadow focus:border-ink focus:shadow-[0_1px_0_0_var(--color-ink)] aria-invalid:border-clay aria-invalid:focus:shadow-[0_1px_0_0_var(--color-clay)] disabled:border-sand disabled:text-muted'

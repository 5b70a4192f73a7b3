import { type ReactNode, useId } from 'react'

export interface ChoiceGroupProps {
  readonly legend: string
  /** Whether the legend looks like a section heading instead of a label. */
  readonly heading?: boolean
  readonly hint?: string | undefined
  readonly problem?: string | null | undefined
}

/** A group of choices with its question, hint and problem. */
export function ChoiceGroup({
  legend,
  heading,
  hint,
  problem,
  children,
}: ChoiceGroupProps & { readonly children: ReactNode }) {
  const id = useId()
  const notes = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')

  return (
    <fieldset aria-describedby={notes || undefined} data-invalid={problem ? '' : undefined}>
      <legend className={heading ? 'text-lead font-strong' : 'text-small text-muted'}>
        {legend}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-small text-muted">
          {hint}
        </p>
      )}
      <div className="mt-3">{children}</div>
      <div aria-live="polite">
        {problem && (
          <p id={`${id}-problem`} className="mt-2 text-small text-clay">
            {problem}
          </p>
        )}
      </div>
    </fieldset>
  )
}

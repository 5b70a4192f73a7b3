import { type ComponentProps, type ReactNode, useId } from 'react'
import { CheckIcon } from './icons.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'id'> & {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly problem?: string | null | undefined
}

/** A checkbox. The whole line is clickable; links in the hint stay links. */
export function Checkbox({ label, hint, problem, ...input }: CheckboxProps) {
  const id = useId()
  const notes = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')

  return (
    <div>
      <label className="grid min-h-touch cursor-pointer grid-cols-[1.5rem_1fr] items-start gap-x-3 py-2.5">
        <span className="relative mt-0.5 size-6">
          <input
            {...input}
            type="checkbox"
            aria-describedby={notes || undefined}
            aria-invalid={problem ? true : input['aria-invalid']}
            className="peer size-6 appearance-none border border-control bg-transparent checked:border-ink aria-invalid:border-clay disabled:border-sand"
          />
          <CheckIcon className="pointer-events-none absolute inset-0.5 hidden size-5 text-ink peer-checked:block" />
        </span>
        <span>{label}</span>
      </label>
      {hint && (
        <div id={`${id}-hint`} className="-mt-1.5 pb-1 pl-9 text-small text-muted">
          {hint}
        </div>
      )}
      <div aria-live="polite">
        {problem && (
          <p id={`${id}-problem`} className="pl-9 text-small text-clay">
            {problem}
          </p>
        )}
      </div>
    </div>
  )
}

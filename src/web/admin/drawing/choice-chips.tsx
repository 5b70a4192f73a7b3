import { type ReactNode, useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'

interface ChoiceChipsProps<Value extends string> {
  readonly legend: string
  /** The legend is visible to screen readers only. */
  readonly isLegendHidden?: boolean
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Radio buttons for a few short options on one line. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { legend, isLegendHidden = false, options, value, onChange } = props
  const name = useId()

  return (
    <fieldset className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'pb-1 text-small text-muted'}>
        {legend}
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'relative flex min-h-touch min-w-touch items-center justify-center border border-rule px-3 text-small transition-colors hover:border-ink',
              'has-checked:border-clay has-checked:bg-sheet has-checked:font-strong has-checked:shadow-[inset_0_-2px_0_var(--color-clay)]',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full appearance-none opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

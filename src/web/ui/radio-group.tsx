import { type ReactNode, type Ref, useId } from 'react'
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'

interface RadioOption<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly disabled?: boolean
}

interface RadioGroupProps<Value extends string> extends ChoiceGroupProps {
  readonly options: readonly RadioOption<Value>[]
  readonly value: Value | null | undefined
  readonly onChange: (value: Value) => void
  readonly name?: string
  /** Ref of the first button, focused if a choice is missing. */
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A single choice, each option on its own line. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  name,
  ref,
  ...group
}: RadioGroupProps<Value>) {
  const ownName = useId()

  return (
    <ChoiceGroup {...group}>
      {options.map((option, at) => (
        <label
          key={option.value}
          className="grid min-h-touch grid-cols-[1.5rem_1fr] gap-x-3 border-b border-sand py-3 last:border-b-0"
        >
          <input
            ref={at === 0 ? ref : undefined}
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="size-6 appearance-none rounded-full border border-control checked:border-[7px] checked:border-ink disabled:border-sand"
          />
          <span>
            {option.label}
            {option.hint && <span className="block text-small text-muted">{option.hint}</span>}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  )
}

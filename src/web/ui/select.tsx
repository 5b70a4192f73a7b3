import type { ComponentProps } from 'react'
import { useText } from '#web/language/use-text.ts'
import { FieldFrame, type FieldFrameProps, lineClass } from './field-frame.tsx'
import { DownIcon } from './icons.tsx'

export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: string
}

type SelectProps = FieldFrameProps &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
    readonly options: readonly Option[]
    /** Shown until something is chosen; false if there is always a choice. */
    readonly placeholder?: string | false
  }

/** A single choice, by the device's own picker. */
export function Select({
  label,
  hint,
  problem,
  success,
  optional,
  action,
  options,
  placeholder,
  ...select
}: SelectProps) {
  const text = useText().ui

  return (
    <FieldFrame {...{ label, hint, problem, success, optional, action }}>
      {(wiring) => (
        <div className="relative">
          <select {...select} {...wiring} className={`${lineClass} appearance-none pr-8`}>
            {placeholder !== false && <option value="">{placeholder ?? text.choose}</option>}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <DownIcon className="pointer-events-none absolute top-1/2 right-1 size-4 -translate-y-1/2" />
        </div>
      )}
    </FieldFrame>
  )
}

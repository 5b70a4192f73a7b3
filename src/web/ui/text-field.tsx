import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps, lineClass } from './field-frame.tsx'

export type TextFieldProps = FieldFrameProps & Omit<ComponentProps<'input'>, 'id' | 'className'>

/** One line of text. Takes what `register()` of a form gives. */
export function TextField({
  label,
  hint,
  problem,
  success,
  optional,
  action,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, hint, problem, success, optional, action }}>
      {(wiring) => (
        <input
          type="text"
          aria-required={!optional && !input.readOnly ? true : undefined}
          {...input}
          {...wiring}
          className={`${lineClass} read-only:border-sand read-only:text-muted`}
        />
      )}
    </FieldFrame>
  )
}

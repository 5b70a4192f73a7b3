import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps, lineClass } from './field-frame.tsx'

export type TextFieldProps = FieldFrameProps & Omit<ComponentProps<'input'>, 'id' | 'className'>

/** Field for one line of text. Takes the props of a form's `register()`. */
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

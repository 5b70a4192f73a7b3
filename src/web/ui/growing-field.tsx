import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps, lineClass } from './field-frame.tsx'

type GrowingFieldProps = FieldFrameProps &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'rows' | 'value' | 'onChange'> & {
    readonly value: string
    readonly onChange: (value: string) => void
  }

/** Field for a sentence without line breaks. Grows until the whole text is visible. */
export function GrowingField({
  label,
  hint,
  problem,
  success,
  optional,
  action,
  onChange,
  ...area
}: GrowingFieldProps) {
  return (
    <FieldFrame {...{ label, hint, problem, success, optional, action }}>
      {(wiring) => (
        <textarea
          rows={1}
          aria-required={optional ? undefined : true}
          {...area}
          {...wiring}
          onChange={({ target }) => onChange(target.value.replaceAll(/\s*[\r\n]+\s*/g, ' '))}
          onKeyDown={(event) => {
            const isPlain = !event.ctrlKey && !event.metaKey
            // While a Korean syllable is being composed, Enter only ends the composition.
            if (event.key === 'Enter' && isPlain && !event.nativeEvent.isComposing) {
              event.preventDefault()
            }
          }}
          className={`${lineClass} block resize-none field-sizing-content`}
        />
      )}
    </FieldFrame>
  )
}

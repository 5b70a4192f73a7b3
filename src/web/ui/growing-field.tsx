import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps, lineClass } from './field-frame.tsx'

type GrowingFieldProps = FieldFrameProps &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'rows' | 'value' | 'onChange'> & {
    readonly value: string
    readonly onChange: (value: string) => void
  }

/**
 * Field for a sentence without line breaks. Grows until the whole text is visible: it fills a cell that an
 * invisible copy of the text makes as high as needed, since Safari before 26.2 lacks `field-sizing`.
 */
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
        <div className="grid">
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
            className={`${lineClass} ${cellClass} resize-none overflow-hidden`}
          />
          <span
            aria-hidden="true"
            className={`${lineClass} ${cellClass} invisible whitespace-pre-wrap wrap-anywhere`}
          >
            {`${area.value} `}
          </span>
        </div>
      )}
    </FieldFrame>
  )
}

const cellClass = 'col-start-1 row-start-1'

import { type ComponentProps, useState } from 'react'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx'

type TextAreaProps = FieldFrameProps &
  Omit<ComponentProps<'textarea'>, 'id' | 'className'> & {
    /** Maximum length, counted below the field. More can be typed and is marked as too long. */
    readonly limit?: number
  }

export function TextArea({
  label,
  hint,
  problem,
  success,
  optional,
  limit,
  ...area
}: TextAreaProps) {
  const [typed, setTyped] = useState(String(area.defaultValue ?? ''))
  const used = [...String(area.value ?? typed)].length

  return (
    <div>
      <FieldFrame {...{ label, hint, problem, success, optional }}>
        {(wiring) => (
          <textarea
            rows={5}
            aria-required={optional ? undefined : true}
            {...area}
            {...wiring}
            onChange={(event) => {
              setTyped(event.target.value)
              area.onChange?.(event)
            }}
            className="mt-1 block min-h-30 w-full resize-y border border-control bg-transparent px-3.5 py-3 text-body outline-transparent focus:border-ink focus:shadow-[inset_0_0_0_1px_var(--color-ink)] aria-invalid:border-clay"
          />
        )}
      </FieldFrame>
      {limit !== undefined && <Counter used={used} limit={limit} />}
    </div>
  )
}

function Counter({ used, limit }: { readonly used: number; readonly limit: number }) {
  const format = useFormat()
  const text = useText().ui
  return (
    <p
      className={`figures mt-2 text-right text-small ${used > limit ? 'text-clay' : 'text-muted'}`}
    >
      {text.counter(format.number(used), format.number(limit))}
    </p>
  )
}

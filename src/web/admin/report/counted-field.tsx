import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { GrowingField } from '#web/ui/growing-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface CountedFieldProps {
  readonly label: string
  readonly name: string
  readonly limit: number
  readonly hint?: string
  readonly optional?: boolean
  readonly problem?: string | null
  /** Id of a datalist with suggestions. */
  readonly list?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/**
 * Text field with a counter; longer text is allowed and reported. Grows with its text, except with
 * suggestions, which browsers support for single-line fields only.
 */
export function CountedField({ limit, list, value, onChange, ...field }: CountedFieldProps) {
  const text = useText().ui
  const format = useFormat()
  const used = [...value].length

  const count = (
    <span
      className={`figures pb-2.5 text-tiny ${used > limit ? 'font-strong text-clay' : 'text-muted'}`}
    >
      {text.counter(format.number(used), format.number(limit))}
    </span>
  )

  return list ? (
    <TextField
      {...field}
      list={list}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      action={count}
    />
  ) : (
    <GrowingField {...field} value={value} onChange={onChange} action={count} />
  )
}

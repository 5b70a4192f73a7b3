import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { TextField } from '#web/ui/text-field.tsx'

interface CountedFieldProps {
  readonly label: string
  readonly name: string
  readonly limit: number
  readonly hint?: string
  readonly optional?: boolean
  readonly problem?: string | null
  /** Suggestions, by the id of their list. */
  readonly list?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** One line with how much of its room is used; more can be typed and is said to be too much. */
export function CountedField({ limit, value, onChange, ...field }: CountedFieldProps) {
  const text = useText().ui
  const format = useFormat()
  const used = [...value].length

  return (
    <TextField
      {...field}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      action={
        <span
          className={`figures pb-2.5 text-tiny ${used > limit ? 'font-strong text-clay' : 'text-muted'}`}
        >
          {text.counter(format.number(used), format.number(limit))}
        </span>
      }
    />
  )
}

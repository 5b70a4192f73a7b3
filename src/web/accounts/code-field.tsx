import { useText } from '#web/language/use-text.ts'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'

interface CodeFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  readonly value: string
  readonly onChange: (digits: string) => void
}

/** Field for the six digits of a mail or a text message. */
export function CodeField({ value, onChange, ...field }: CodeFieldProps) {
  const text = useText().accounts.signUp

  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      placeholder={text.codePlaceholder}
      value={value}
      onChange={({ target }) => onChange(target.value.replace(/\D/g, ''))}
    />
  )
}

import type { Ref } from 'react'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from './code-field.tsx'

interface LoginCodeFieldProps {
  /** The server's sentence about the code that it sent. */
  readonly note: string
  readonly value: string
  readonly onChange: (digits: string) => void
  readonly onResend: () => void
  readonly busy: boolean
  readonly ref: Ref<HTMLInputElement>
}

/** Field for the code that a login needs besides the password. Source: docs/rules.md A-34. */
export function LoginCodeField({ note, onResend, busy, ...field }: LoginCodeFieldProps) {
  const { login, signUp } = useText().accounts

  return (
    <CodeField
      {...field}
      label={login.code}
      hint={note}
      action={
        <Button kind="secondary" size="small" busy={busy} onClick={onResend}>
          {signUp.resendCode}
        </Button>
      }
    />
  )
}

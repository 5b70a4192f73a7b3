import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Inquiry, openInquiry } from '#contract/inquiries.ts'
import { INQUIRY_PASSWORD_DIGITS } from '#domain/limits/limits.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { useText } from '#web/language/use-text.ts'
import { TextField } from '#web/ui/text-field.tsx'

type Unlocking = UseMutationResult<Inquiry, ApiRefusal, string>

export const useUnlocking = (id: string, onUnlocked: (row: Inquiry) => void): Unlocking =>
  useMutation<Inquiry, ApiRefusal, string>({
    mutationFn: (password) => call(openInquiry, { params: { id }, body: { password } }),
    onSuccess: onUnlocked,
  })

interface PasswordFormProps {
  readonly id: string
  readonly unlocking: Unlocking
}

/** Four digits. A wrong one stays to be mended. Its button is in the dialog's footer. */
export function PasswordForm({ id, unlocking }: PasswordFormProps) {
  const text = useText().inquiries.password
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const { error } = unlocking
  const failed = error && (error.code === 'OFFLINE' ? text.failed : (error.words ?? text.failed))

  function open(event: FormEvent) {
    event.preventDefault()
    setMissing(password === '')
    if (password !== '' && !unlocking.isPending) unlocking.mutate(password)
  }

  return (
    <form id={id} noValidate onSubmit={open} className="mt-6">
      <TextField
        label={text.label}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={INQUIRY_PASSWORD_DIGITS}
        value={password}
        onChange={({ target }) => {
          setPassword(onlyDigits(target.value))
          setMissing(false)
          if (error) unlocking.reset()
        }}
        problem={missing ? text.needed : failed}
      />
    </form>
  )
}

export const onlyDigits = (typed: string) =>
  typed.replace(/\D/g, '').slice(0, INQUIRY_PASSWORD_DIGITS)

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { type Inquiry, openInquiry } from '#contract/inquiries.ts'
import { INQUIRY_PASSWORD_DIGITS } from '#domain/limits/limits.ts'
import { useIsMember } from '#web/accounts/use-is-member.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { useText } from '#web/language/use-text.ts'
import { withNext } from '#web/layout/login-address.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface PasswordDialogProps {
  readonly id: string
  readonly open: boolean
  readonly onUnlocked: (row: Inquiry) => void
  readonly onClose: () => void
}

/** Asks for the four digits of a private inquiry. Wrong ones stay, to be corrected. */
export function PasswordDialog({ id, open, onUnlocked, onClose }: PasswordDialogProps) {
  const { layout, inquiries } = useText()
  const text = inquiries.password
  const isMember = useIsMember()
  const { pathname } = useLocation()
  const login = withNext('/login', `${pathname}?inquiry=${id}`)
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const unlocking = useMutation<Inquiry, ApiRefusal, string>({
    mutationFn: (password) => call(openInquiry, { params: { id }, body: { password } }),
    onSuccess: onUnlocked,
  })
  const { error } = unlocking
  const failed =
    error && (error.code === 'OFFLINE' ? text.failed : (error.serverMessage ?? text.failed))

  function unlock() {
    setMissing(password === '')
    if (password !== '' && !unlocking.isPending) unlocking.mutate(password)
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={text.title}
      description={text.text}
      send={text.open}
      busy={unlocking.isPending}
      onSubmit={unlock}
    >
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
      {!isMember && (
        <p className="text-small text-muted">
          {text.asMember}{' '}
          <Link to={login} className="reach underline underline-offset-4 hover:text-ink">
            {layout.login}
          </Link>
        </p>
      )}
    </FormDialog>
  )
}

export const onlyDigits = (typed: string) =>
  typed.replace(/\D/g, '').slice(0, INQUIRY_PASSWORD_DIGITS)

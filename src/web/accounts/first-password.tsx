import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { passwordProblem } from '#domain/accounts/password.ts'
import { type ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { useSession } from '#web/api/session.ts'
import { useMemberText } from '#web/language/member-text.tsx'
import { useText } from '#web/language/use-text.ts'
import { useLogout } from '#web/layout/use-logout.ts'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { createPassword, proofs } from './account-calls.ts'
import { CodeField } from './code-field.tsx'
import { myLogins } from './settings-queries.ts'

interface FirstPasswordProps {
  readonly userId: string
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * Sets a first password for a member who signed up through a provider. If the login is not recent,
 * a code to the account's address confirms it; without an address, a new login. Source:
 * docs/rules.md A-20.
 */
export function FirstPassword({ userId, open, onClose }: FirstPasswordProps) {
  const { accounts } = useText()
  const text = useMemberText().settings.logins
  const { problems } = accounts.signUp
  const email = useSession()?.user.email ?? ''
  const queries = useQueryClient()
  const say = useToast()
  const logout = useLogout('/login')
  const [next, setNext] = useState('')
  const [again, setAgain] = useState('')
  const [code, setCode] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const sending = useMutation<{ message: string }, ApiRefusal, void>({
    mutationFn: () => proofs.email.send(email),
  })
  const making = useMutation<undefined, ApiRefusal, void>({
    mutationFn: () => createPassword({ new_password: next, ...(code && { code }) }),
    onSuccess: async () => {
      say(text.passwordMade)
      onClose()
      await queries.invalidateQueries(myLogins)
    },
  })
  const weakness = passwordProblem(next, userId)
  const nextProblem = next === '' ? problems.passwordRequired : weakness && problems[weakness]
  const againProblem = again === next ? null : problems.passwordMismatch
  const needsProof = isRefusal(making.error, 'EMAIL_NOT_VERIFIED')
  const isProving = needsProof || sending.isSuccess
  const needsLogin = isProving && email === ''
  const wrongCode = isRefusal(making.error, 'EMAIL_CODE_MISMATCH', 'EMAIL_CODE_EXPIRED')
  const failed = sending.error ?? (needsProof || wrongCode ? null : making.error)

  function submit() {
    setIsSubmitted(true)
    if (!nextProblem && !againProblem && !making.isPending) making.mutate()
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={text.createPassword}
      description={text.makePasswordText(userId)}
      send={needsLogin ? text.signInAnew : text.createPassword}
      busy={making.isPending}
      onSubmit={needsLogin ? () => void logout() : submit}
    >
      <TextField
        label={accounts.fields.password}
        type="password"
        autoComplete="new-password"
        hint={accounts.signUp.passwordHint}
        value={next}
        onChange={({ target }) => setNext(target.value)}
        problem={isSubmitted ? nextProblem : null}
      />
      <TextField
        label={accounts.fields.passwordConfirm}
        type="password"
        autoComplete="new-password"
        value={again}
        onChange={({ target }) => setAgain(target.value)}
        problem={isSubmitted ? againProblem : null}
      />
      {isProving && (
        <div className="grid gap-4 border-t border-sand pt-5" role="status">
          <p className="text-small">{email ? text.proveByCode(email) : text.proveByLogin}</p>
          {sending.isSuccess && (
            <CodeField
              label={accounts.fields.emailCode}
              value={code}
              onChange={(digits) => {
                if (wrongCode) making.reset()
                setCode(digits)
              }}
              hint={sending.data.message}
              problem={wrongCode ? making.error?.serverMessage : undefined}
            />
          )}
          {email && (
            <Button kind="secondary" busy={sending.isPending} onClick={() => sending.mutate()}>
              {sending.isSuccess ? accounts.signUp.resendCode : accounts.signUp.sendCode}
            </Button>
          )}
        </div>
      )}
      {failed && <Problem>{failed.serverMessage ?? problems.offline}</Problem>}
    </FormDialog>
  )
}

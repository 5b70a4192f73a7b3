import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useRevalidator } from 'react-router'
import type { UserInfo } from '#contract/accounts.ts'
import { passwordProblem } from '#domain/accounts/password.ts'
import { ApiRefusal } from '#web/api/api-refusal.ts'
import { currentSession, startSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { replacePage, useNext } from '#web/layout/login-address.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { renewPassword } from './account-calls.ts'
import { afterLogin, homeOf } from './home-of.ts'

interface Passwords {
  current: string
  next: string
  again: string
}

/**
 * Form for the current password and the new one, typed twice. Returns to the previous page,
 * otherwise home.
 */
export function ChangePasswordForm({ user }: { readonly user: UserInfo }) {
  const { changePassword: text, fields, signUp } = useText().accounts
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const next = useNext()
  const [failure, setFailure] = useState<string>()
  const form = useForm<Passwords>({ defaultValues: { current: '', next: '', again: '' } })
  const { errors } = form.formState
  const send = useMutation({ mutationFn: renewPassword })

  async function submit(passwords: Passwords) {
    setFailure(undefined)
    await send.mutateAsync(passwords).then(finish, showProblem)
  }

  async function finish() {
    await dialogs.alert(text.done, { text: text.doneHint })
    const token = currentSession()?.accessToken
    if (token) startSession(token, { ...user, must_change_password: false })
    await replacePage(
      navigate,
      afterLogin({ ...user, must_change_password: false }, next) ?? homeOf(user.role),
    )
    await revalidate()
  }

  function showProblem(error: unknown) {
    if (!(error instanceof ApiRefusal) || error.code === 'OFFLINE') {
      return setFailure(signUp.problems.offline)
    }
    const message = error.serverMessage ?? text.failed
    const field = fieldOf(error)
    if (field) form.setError(field, { message }, { shouldFocus: true })
    else setFailure(message)
  }

  const weakness = (next: string) => {
    const problem = passwordProblem(next, user.user_id)
    return problem ? signUp.problems[problem] : true
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-5 py-8">
      <TextField
        label={user.must_change_password ? text.temporary : text.current}
        type="password"
        autoComplete="current-password"
        hint={user.must_change_password ? text.temporaryHint : undefined}
        problem={errors.current?.message}
        {...form.register('current', { required: text.currentRequired })}
      />
      <TextField
        label={text.next}
        type="password"
        autoComplete="new-password"
        hint={signUp.passwordHint}
        problem={errors.next?.message}
        {...form.register('next', {
          required: text.nextRequired,
          validate: weakness,
          onChange: () => errors.again && form.trigger('again'),
        })}
      />
      <TextField
        label={fields.passwordConfirm}
        type="password"
        autoComplete="new-password"
        problem={errors.again?.message}
        {...form.register('again', {
          validate: (again, { next }) => again === next || signUp.problems.passwordMismatch,
        })}
      />
      {failure && <Problem>{failure}</Problem>}
      <Button type="submit" wide busy={send.isPending}>
        {text.submit}
      </Button>
    </form>
  )
}

function fieldOf({ code }: ApiRefusal): 'current' | 'next' | null {
  if (code === 'CURRENT_PASSWORD_MISMATCH') return 'current'
  return code === 'PASSWORD_TOO_WEAK' || code === 'PASSWORD_UNCHANGED' ? 'next' : null
}

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { redirectDelaysMs, textLengths } from '#domain/limits/limits.ts'
import { ApiRefusal } from '#web/api/api-refusal.ts'
import { useText } from '#web/language/use-text.ts'
import { withNext } from '#web/layout/login-address.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Section } from '#web/ui/page.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { signUp } from './account-calls.ts'
import { Agreements } from './agreements.tsx'
import { ProofField } from './proof-field.tsx'
import { SignUpAddress } from './sign-up-address.tsx'
import {
  emptySignUp,
  isEmail,
  type SignUpValues,
  signUpProblems,
  toRegisterBody,
} from './sign-up-values.ts'
import { useProof } from './use-proof.ts'
import { UserIdField } from './user-id-field.tsx'

interface SignUpFormProps {
  readonly mustProvePhone: boolean
  /** The page to return to after the login that follows. */
  readonly next: string | null
}

/** Everything that an account needs. Problems stand at their fields; nothing typed is lost. */
export function SignUpForm({ mustProvePhone, next }: SignUpFormProps) {
  const { accounts, names } = useText()
  const { signUp: text, fields } = accounts
  const navigate = useNavigate()
  const dialogs = useDialogs()
  const email = useProof('email')
  const phone = useProof('phone')
  const [freeUserId, setFreeUserId] = useState<string | null>(null)
  const [failure, setFailure] = useState<string>()
  const form = useForm<SignUpValues>({ defaultValues: emptySignUp })
  const values = form.watch()
  const { errors } = form.formState
  const send = useMutation({ mutationFn: signUp })

  async function submit() {
    setFailure(undefined)
    const now = form.getValues()
    const proven = { email: email.verified, phone: phone.verified, userId: freeUserId }
    const problems = signUpProblems(now, proven, mustProvePhone, text.problems, names)
    const wrong = Object.entries(problems) as [keyof SignUpValues, string][]
    form.clearErrors()
    for (const [field, message] of wrong.toReversed()) {
      form.setError(field, { message }, { shouldFocus: true })
    }
    if (wrong.length > 0) return
    await send.mutateAsync(toRegisterBody(now)).then(finish, (error: unknown) => {
      const words = error instanceof ApiRefusal && error.code !== 'OFFLINE' ? error.words : null
      setFailure(words ?? text.problems.signUpFailed)
    })
  }

  /** The backup of the specification: nobody stays here because a notice was not closed. */
  async function finish() {
    const leave = () => navigate(withNext('/login', next), { replace: true })
    const backup = setTimeout(leave, redirectDelaysMs.signUpBackup)
    await dialogs.alert(text.done)
    clearTimeout(backup)
    leave()
  }

  function checkEmail() {
    const now = form.getValues('email').trim()
    const problem =
      now === '' ? text.problems.emailRequired : !isEmail(now) && text.problems.emailFormat
    if (problem) form.setError('email', { message: problem }, { shouldFocus: true })
    else form.clearErrors('email')
    return Promise.resolve(!problem)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Section title={text.aboutYou} first>
        <div className="grid gap-5">
          <TextField
            label={fields.name}
            autoComplete="name"
            maxLength={textLengths.name}
            problem={errors.name?.message}
            {...form.register('name')}
          />
          <ProofField
            label={fields.email}
            type="email"
            autoComplete="email"
            target={values.email}
            proof={email}
            codeLabel={fields.emailCode}
            check={checkEmail}
            problem={errors.email?.message}
            {...form.register('email')}
          />
          {mustProvePhone ? (
            <ProofField
              label={fields.phone}
              type="tel"
              autoComplete="tel"
              hint={text.phoneHint}
              target={values.phone}
              proof={phone}
              codeLabel={fields.phoneCode}
              check={() => Promise.resolve(values.phone.trim() !== '')}
              problem={errors.phone?.message}
              {...form.register('phone')}
            />
          ) : (
            <TextField
              label={fields.phone}
              type="tel"
              autoComplete="tel"
              hint={text.phoneHint}
              problem={errors.phone?.message}
              {...form.register('phone')}
            />
          )}
        </div>
      </Section>
      <Section title={text.account}>
        <div className="grid gap-5">
          <UserIdField
            value={values.userId}
            onChange={(userId) => form.setValue('userId', userId)}
            onFree={setFreeUserId}
            isFree={freeUserId !== null && freeUserId === values.userId}
            problem={errors.userId?.message}
          />
          <TextField
            label={fields.password}
            type="password"
            autoComplete="new-password"
            hint={text.passwordHint}
            problem={errors.password?.message}
            {...form.register('password')}
          />
          <TextField
            label={fields.passwordConfirm}
            type="password"
            autoComplete="new-password"
            problem={errors.passwordConfirm?.message}
            {...form.register('passwordConfirm')}
          />
        </div>
      </Section>
      <SignUpAddress {...form} />
      <Section title={text.agreements}>
        <Agreements
          values={values}
          onChange={(name, agreed) => form.setValue(name, agreed)}
          problem={errors.terms?.message}
        />
        {failure && (
          <div className="pt-5">
            <Problem>{failure}</Problem>
          </div>
        )}
        <div className="pt-6">
          <Button type="submit" wide busy={send.isPending}>
            {text.submit}
          </Button>
        </div>
      </Section>
    </form>
  )
}

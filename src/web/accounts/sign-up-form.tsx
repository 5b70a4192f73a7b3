import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { keysOf } from '#domain/collections/records.ts'
import { redirectDelaysMs, textLengths } from '#domain/limits/limits.ts'
import { ApiRefusal } from '#web/api/api-refusal.ts'
import { useText } from '#web/language/use-text.ts'
import { withNext } from '#web/layout/login-address.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Section } from '#web/ui/page.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFocusProblem } from '#web/ui/use-focus-problem.ts'
import { useSubmittedProblems } from '#web/ui/use-submitted-problems.ts'
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

/** The sign-up form. Problems are shown at their fields; nothing typed is lost. */
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
  const [element, focusProblem] = useFocusProblem()
  const proven = { email: email.verified, phone: phone.verified, userId: freeUserId }
  const allProblems = signUpProblems(values, proven, mustProvePhone, text.problems, names)
  const [problems, setTried] = useSubmittedProblems(allProblems)
  const send = useMutation({ mutationFn: signUp })

  async function submit() {
    setFailure(undefined)
    const wrong = keysOf(allProblems)
    setTried(wrong)
    if (wrong.length > 0) return focusProblem()
    await send.mutateAsync(toRegisterBody(values)).then(finish, (error: unknown) => {
      const message =
        error instanceof ApiRefusal && error.code !== 'OFFLINE' ? error.serverMessage : null
      setFailure(message ?? text.problems.signUpFailed)
    })
  }

  /** Continues after a timeout as specified, even if the notice was not closed. */
  async function finish() {
    const leave = () => navigate(withNext('/login', next), { replace: true })
    const backup = setTimeout(leave, redirectDelaysMs.signUpBackup)
    await dialogs.alert(text.done)
    clearTimeout(backup)
    await leave()
  }

  /** Checks the email address before a code is sent, and shows the problem. */
  function checkEmail() {
    if (isEmail(values.email)) return Promise.resolve(true)
    setTried((tried) => [...tried, 'email'])
    form.setFocus('email')
    return Promise.resolve(false)
  }

  return (
    <form
      ref={element}
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
            problem={problems.name}
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
            problem={problems.email}
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
              problem={problems.phone}
              {...form.register('phone')}
            />
          ) : (
            <TextField
              label={fields.phone}
              type="tel"
              autoComplete="tel"
              hint={text.phoneHint}
              problem={problems.phone}
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
            problem={problems.userId}
          />
          <TextField
            label={fields.password}
            type="password"
            autoComplete="new-password"
            hint={text.passwordHint}
            problem={problems.password}
            {...form.register('password')}
          />
          <TextField
            label={fields.passwordConfirm}
            type="password"
            autoComplete="new-password"
            problem={problems.passwordConfirm}
            {...form.register('passwordConfirm')}
          />
        </div>
      </Section>
      <SignUpAddress {...form} />
      <Section title={text.agreements}>
        <Agreements
          values={values}
          onChange={(name, agreed) => form.setValue(name, agreed)}
          problem={problems.terms}
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

import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { verifyLinkCode } from '#contract/social-login.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useText } from '#web/language/use-text.ts'
import { withNext } from '#web/layout/login-address.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CodeField } from './code-field.tsx'
import { sendingProblem, verifyingProblem } from './proof-problem.ts'
import { type SecondStep, secondStepOf } from './second-step.ts'
import { askLinkCode, linkByCode } from './social-calls.ts'
import { useSocialText } from './use-social-text.ts'

interface LinkByCodeFormProps {
  readonly token: string
  /** The page to return to after the login. */
  readonly next: string | null
  readonly onSignedIn: (reply: ReplyOf<typeof verifyLinkCode>) => void
  readonly onAccountClosed: () => void
  readonly onSecondStep: (step: SecondStep) => void
}

/** Offers two proofs of an account's ownership: a code to its address, or signing in as usual. */
export function LinkByCodeForm({ token, next, ...handlers }: LinkByCodeFormProps) {
  const { onSignedIn, onAccountClosed, onSecondStep } = handlers
  const texts = useText()
  const { signUp, fields } = texts.accounts
  const text = useSocialText()
  const [code, setCode] = useState('')
  const send = useMutation({ mutationFn: askLinkCode, onSuccess: () => verify.reset() })
  const verify = useMutation({
    mutationFn: linkByCode,
    onSuccess: onSignedIn,
    onError(error) {
      const step = secondStepOf(error)
      if (step) onSecondStep(step)
      else if (isRefusal(error, 'WITHDRAWN_MEMBER')) onAccountClosed()
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (send.data) verify.mutate({ token, code })
    else send.mutate(token)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5 pb-8">
      <p>{text.chooseProof}</p>
      {send.data && (
        <CodeField
          label={fields.emailCode}
          value={code}
          onChange={(digits) => {
            if (verify.isError) verify.reset()
            setCode(digits)
          }}
          hint={send.data.message}
          problem={verify.error ? verifyingProblem(verify.error, texts) : undefined}
          action={
            <Button
              kind="secondary"
              size="small"
              busy={send.isPending}
              onClick={() => send.mutate(token)}
            >
              {signUp.resendCode}
            </Button>
          }
        />
      )}
      {!send.data && <p className="text-small text-muted">{text.proveByCodeText}</p>}
      {send.error && (
        <p role="alert" className="text-small text-clay-deep">
          {sendingProblem(send.error, texts)}
        </p>
      )}
      <Button type="submit" wide busy={verify.isPending || (send.isPending && !send.data)}>
        {send.data ? signUp.verifyCode : text.proveByCode}
      </Button>
      <ButtonLink wide kind="secondary" to={withNext('/login', next)} replace>
        {text.proveByLogin}
      </ButtonLink>
    </form>
  )
}

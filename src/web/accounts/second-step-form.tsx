import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type FactorProof, finishLogin } from '#contract/second-factor.ts'
import type { FactorMethod } from '#domain/accounts/factor-methods.ts'
import { secondStepTexts } from '#texts/second-step.ts'
import { ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { CodeField } from './code-field.tsx'
import { provePasskey, useHasPasskeys } from './passkeys.ts'
import type { SecondStep } from './second-step.ts'
import { useSignedIn } from './use-signed-in.ts'

interface SecondStepFormProps {
  readonly step: SecondStep
  /** Where the login begins again. */
  readonly login: string
}

/** Asks for a code, a passkey or a recovery code, and offers the account's other ways. */
export function SecondStepForm({ step, login }: SecondStepFormProps) {
  const text = usePageTexts(secondStepTexts)
  const hasPasskeys = useHasPasskeys()
  const methods = step.methods.filter((method) => method !== 'PASSKEY' || hasPasskeys)
  const [chosen, setChosen] = useState<FactorMethod | null>(null)
  const method = chosen ?? methods[0] ?? 'RECOVERY_CODE'
  const others = methods.filter((other) => other !== method)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const send = useMutation({
    mutationFn: async (proof: FactorProof | null) =>
      call(finishLogin, { body: { ticket: step.ticket, proof: proof ?? (await provePasskey()) } }),
    onSuccess: useSignedIn(),
    onError: () => field.current?.focus(),
  })
  const isOver = isRefusal(send.error, 'LOGIN_EXPIRED')

  // biome-ignore lint/correctness/useExhaustiveDependencies: each method shows its own field
  useEffect(() => field.current?.focus(), [method])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (method === 'PASSKEY') return send.mutate(null)
    if (code.trim() !== '') return send.mutate({ method, code })
    setProblem(text.codeRequired)
    field.current?.focus()
  }

  function choose(next: FactorMethod) {
    setChosen(next)
    change('')
  }

  function change(typed: string) {
    setProblem(undefined)
    send.reset()
    setCode(typed)
  }

  const shown = { ref: field, value: code, problem }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 py-8">
      {method === 'TOTP' && <CodeField {...shown} label={text.code} onChange={change} />}
      {method === 'RECOVERY_CODE' && (
        <TextField
          {...shown}
          label={text.recoveryCode}
          hint={text.recoveryHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => change(target.value)}
        />
      )}
      {method === 'PASSKEY' && <p>{text.passkeyHint}</p>}
      {send.error && (
        <Problem>
          {(send.error instanceof ApiRefusal && send.error.serverMessage) || text.failed}
        </Problem>
      )}
      {isOver ? (
        <ButtonLink wide to={login} replace>
          {text.restart}
        </ButtonLink>
      ) : (
        <Button type="submit" wide busy={send.isPending}>
          {method === 'PASSKEY' ? text.methods.PASSKEY : text.submit}
        </Button>
      )}
      {!isOver && others.length > 0 && (
        <section className="border-t border-sand pt-5">
          <h2 className="text-small text-muted">{text.otherWays}</h2>
          <div className="grid justify-items-start">
            {others.map((other) => (
              <Button key={other} kind="quiet" onClick={() => choose(other)}>
                {text.methods[other]}
              </Button>
            ))}
          </div>
        </section>
      )}
      <div className="border-y border-sand text-small">
        <Fold label={text.lost} filled={false}>
          {text.lostText}
        </Fold>
      </div>
    </form>
  )
}

import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import { type FactorProof, finishLogin } from '#contract/second-factor.ts'
import type { FactorMethod } from '#domain/accounts/factor-methods.ts'
import { ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { CodeField } from './code-field.tsx'
import { provePasskey, useHasPasskeys } from './passkey-browser.ts'
import type { SecondStep } from './second-step.ts'
import { useFactorText } from './use-factor-text.ts'

interface SecondStepFormProps {
  readonly step: SecondStep
  readonly onSignedIn: (reply: ReplyOf<typeof finishLogin>) => unknown
  /** Begins the login again. */
  readonly onRestart: () => void
}

/** Second step of a login: a code, a passkey or a recovery code. Source: docs/rules.md A-41. */
export function SecondStepForm({ step, onSignedIn, onRestart }: SecondStepFormProps) {
  const { login: text } = useFactorText()
  const hasPasskeys = useHasPasskeys()
  const methods = step.methods.filter((method) => method !== 'PASSKEY' || hasPasskeys)
  const [chosen, setChosen] = useState<FactorMethod | null>(null)
  const method = chosen ?? methods[0] ?? 'RECOVERY_CODE'
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const send = useMutation({
    mutationFn: async (proof: FactorProof | null) =>
      call(finishLogin, { body: { ticket: step.ticket, proof: proof ?? (await provePasskey()) } }),
    onSuccess: onSignedIn,
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
    setCode('')
    setProblem(undefined)
    send.reset()
  }

  function change(typed: string) {
    setProblem(undefined)
    send.reset()
    setCode(typed)
  }

  const shown = { ref: field, value: code, problem }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 py-8">
      <h2 className="text-lead font-strong">{text.title}</h2>
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
      {method === 'PASSKEY' && <p className="text-muted">{text.passkeyHint}</p>}
      {send.error && (
        <Problem>
          {(send.error instanceof ApiRefusal && send.error.serverMessage) || text.failed}
        </Problem>
      )}
      {isOver ? (
        <Button wide onClick={onRestart}>
          {text.restart}
        </Button>
      ) : (
        <Button type="submit" wide busy={send.isPending}>
          {method === 'PASSKEY' ? text.methods.PASSKEY : text.submit}
        </Button>
      )}
      <div className="grid justify-items-start border-t border-sand pt-3">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} kind="quiet" size="small" onClick={() => choose(other)}>
              {text.methods[other]}
            </Button>
          ))}
        {!isOver && (
          <Button kind="quiet" size="small" onClick={onRestart}>
            {text.restart}
          </Button>
        )}
      </div>
      <p className="text-small text-muted">{text.lost}</p>
    </form>
  )
}

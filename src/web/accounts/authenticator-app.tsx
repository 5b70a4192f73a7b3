import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { confirmAuthenticatorApp, startAuthenticatorApp } from '#contract/second-factor.ts'
import { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { CodeField } from './code-field.tsx'
import { QrCode } from './qr-code.tsx'
import { useFactorText } from './use-factor-text.ts'

interface AuthenticatorAppProps {
  /** With recovery codes if it is the account's first factor. */
  readonly onAdded: (recoveryCodes: readonly string[] | null) => void
}

/** Sets up an authenticator app: QR code or key first, then its first code. */
export function AuthenticatorApp({ onAdded }: AuthenticatorAppProps) {
  const { staff: text } = useFactorText()
  const start = useMutation({ mutationFn: () => call(startAuthenticatorApp, {}) })
  const { data } = start

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5">
      {start.error && (
        <Problem>
          {(start.error instanceof ApiRefusal && start.error.serverMessage) || text.failed}
        </Problem>
      )}
      {data ? (
        <>
          <p>{text.scan}</p>
          <QrCode text={data.uri} label={text.qr} />
          <div className="w-full">
            <p className="text-small text-muted">{text.key}</p>
            <p className="flex flex-wrap items-center gap-x-4">
              <code className="min-w-0 whitespace-normal wrap-anywhere">
                {data.secret.match(/.{1,4}/g)?.join(' ')}
              </code>
              <CopyButton value={data.secret} what={text.copyKey} />
            </p>
          </div>
          <FirstCode onAdded={onAdded} />
        </>
      ) : (
        <Button kind="secondary" busy={start.isPending} onClick={() => start.mutate()}>
          {text.appStart}
        </Button>
      )}
    </div>
  )
}

function FirstCode({ onAdded }: AuthenticatorAppProps) {
  const { staff: text } = useFactorText()
  const { codeRequired } = useText().accounts.signUp.problems
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const confirm = useMutation({
    mutationFn: () => call(confirmAuthenticatorApp, { body: { code } }),
    onSuccess: ({ recovery_codes }) => onAdded(recovery_codes),
    onError: () => field.current?.focus(),
  })
  useEffect(() => field.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(code === '')
    if (code !== '') return confirm.mutate()
    field.current?.focus()
  }

  return (
    <form noValidate onSubmit={submit} className="grid w-full gap-5">
      <CodeField
        ref={field}
        label={text.code}
        value={code}
        problem={isMissing ? codeRequired : undefined}
        onChange={(digits) => {
          setMissing(false)
          confirm.reset()
          setCode(digits)
        }}
      />
      {confirm.error && (
        <Problem>
          {(confirm.error instanceof ApiRefusal && confirm.error.serverMessage) || text.failed}
        </Problem>
      )}
      <Button type="submit" wide busy={confirm.isPending}>
        {text.confirm}
      </Button>
    </form>
  )
}

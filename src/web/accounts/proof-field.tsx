import { type ComponentProps, useState } from 'react'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { CodeField } from './code-field.tsx'
import type { Proof } from './use-proof.ts'

interface ProofFieldProps extends ComponentProps<typeof TextField> {
  /** Current value of the field. */
  readonly target: string
  readonly proof: Proof
  readonly codeLabel: string
  /** Validates the field and shows why no code can be sent; true if one can. */
  readonly check: () => Promise<boolean>
}

/** A field whose value must be verified by a code: send, enter, verified. Source: SGN-03. */
export function ProofField({ target, proof, codeLabel, check, ...field }: ProofFieldProps) {
  const text = useText().accounts.signUp
  const [code, setCode] = useState('')
  const Field = field.type === 'email' ? EmailField : TextField
  const isVerified = proof.verified !== null && proof.verified === target
  const isSent = proof.sentTo !== null && proof.sentTo === target && !isVerified

  async function send() {
    if (await check()) proof.send(target)
  }

  return (
    <div className="grid gap-4">
      <Field
        {...field}
        onChange={(event) => {
          proof.clearProblem()
          return field.onChange?.(event)
        }}
        problem={(isSent || isVerified ? undefined : proof.problem) ?? field.problem}
        success={isVerified ? proof.note : undefined}
        action={
          <Button
            kind="secondary"
            size="small"
            onClick={send}
            busy={proof.isSending}
            disabled={isVerified}
          >
            {isVerified ? text.verified : isSent ? text.resendCode : text.sendCode}
          </Button>
        }
      />
      {isSent && (
        <CodeField
          label={codeLabel}
          value={code}
          onChange={(digits) => {
            proof.clearProblem()
            setCode(digits)
          }}
          hint={proof.note}
          problem={proof.problem}
          action={
            <Button
              kind="secondary"
              size="small"
              busy={proof.isVerifying}
              onClick={() => proof.verify(code)}
            >
              {text.verifyCode}
            </Button>
          }
        />
      )}
    </div>
  )
}

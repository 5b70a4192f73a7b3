import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { textLengths, USER_ID_MAX_LENGTH } from '#domain/limits/limits.ts'
import { recoveryTexts } from '#texts/recovery.ts'
import { ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { recoveries } from './account-calls.ts'
import { RecoveryDialog, type RecoveryStep } from './recovery-dialog.tsx'
import type { RecoveryTarget } from './recovery-target.ts'
import { isEmail } from './sign-up-values.ts'

interface Asked {
  known: string
  email: string
}

interface RecoveryFormProps {
  readonly lost: RecoveryTarget
  /** Switches to the form for the other recovery. */
  readonly onOther: (lost: RecoveryTarget) => void
}

/** Asks for the address and the name or ID of the account; shows the result in a dialog. */
export function RecoveryForm({ lost, onOther }: RecoveryFormProps) {
  const { fields, signUp } = useText().accounts
  const recovery = usePageTexts(recoveryTexts)
  const [step, setStep] = useState<RecoveryStep>('closed')
  const [failure, setFailure] = useState<string>()
  const form = useForm<Asked>({ defaultValues: { known: '', email: '' } })
  const { errors } = form.formState
  const send = useMutation({
    mutationFn: ({ known, email }: Asked) => recoveries[lost](known, email.trim()),
    onMutate: () => setFailure(undefined),
    onSuccess: () => setStep('sent'),
    onError: (error) => {
      if (isRefusal(error, 'NO_MATCH')) return setStep('none')
      setStep('closed')
      setFailure(wordsOf(error))
    },
  })

  function wordsOf(error: unknown): string {
    if (!(error instanceof ApiRefusal) || error.code === 'OFFLINE') return signUp.problems.offline
    return error.serverMessage ?? recovery.failed
  }

  const required = (message: string) => (text: string) => text.trim() !== '' || message
  const known =
    lost === 'id'
      ? { label: fields.name, problem: signUp.problems.nameRequired, max: textLengths.name }
      : { label: fields.userId, problem: signUp.problems.userIdRequired, max: USER_ID_MAX_LENGTH }

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => send.mutateAsync(values).catch(() => undefined))}
      className="grid gap-5"
    >
      <p className="text-muted">{recovery[lost].description}</p>
      <TextField
        label={known.label}
        autoComplete={lost === 'id' ? 'name' : 'username'}
        {...(lost === 'password' && { autoCapitalize: 'none', spellCheck: false })}
        maxLength={known.max}
        problem={errors.known?.message}
        {...form.register('known', { validate: required(known.problem) })}
      />
      <EmailField
        label={fields.email}
        maxLength={textLengths.email}
        hint={recovery.emailHint}
        problem={errors.email?.message}
        {...form.register('email', {
          validate: {
            required: required(signUp.problems.emailRequired),
            format: (email) => isEmail(email) || signUp.problems.emailFormat,
          },
        })}
      />
      {failure && <Problem>{failure}</Problem>}
      <Button type="submit" wide busy={send.isPending && step === 'closed'}>
        {recovery[lost].submit}
      </Button>
      <RecoveryDialog
        lost={lost}
        step={step}
        email={form.getValues('email').trim()}
        maskedUserId={maskedIdOf(send.data)}
        isSending={send.isPending}
        onStep={setStep}
        onSendAgain={() => send.mutate(form.getValues())}
        onOther={onOther}
      />
    </form>
  )
}

const maskedIdOf = (reply: object | undefined): string | null =>
  reply && 'masked_user_id' in reply ? String(reply.masked_user_id) : null

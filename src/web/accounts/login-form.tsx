import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Messages } from '#texts/messages.ts'
import { type ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { readStored, storageKeys, writeStored } from '#web/api/local-storage.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { LoginCodeField } from './login-code-field.tsx'
import { type SecondStep, secondStepOf } from './second-step.ts'
import { asksForCode, signIn } from './sign-in.ts'
import { useSignedIn } from './use-signed-in.ts'

interface Login {
  userId: string
  password: string
  remember: boolean
}

interface LoginFormProps {
  /** Called when the password was right and the account has a second factor. */
  readonly onSecondStep: (step: SecondStep) => unknown
}

/**
 * Login by ID and password, and by a code where the server asks for it; the browser stores the ID on
 * request. Retries the request that was refused. Source: LOG-01, LOG-03, LOG-04, docs/rules.md A-34.
 */
export function LoginForm({ onSecondStep }: LoginFormProps) {
  const { login: text, signUp, fields } = useText().accounts
  const dialogs = useDialogs()
  const signedIn = useSignedIn()
  const [problem, setProblem] = useState<string>()
  const form = useForm<Login>({ defaultValues: { userId: '', password: '', remember: false } })
  const send = useMutation({ mutationFn: signIn })
  /** The server's sentence about the code that it sent; null while none is needed. */
  const [codeNote, setCodeNote] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const codeField = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (codeNote !== null) codeField.current?.focus()
  }, [codeNote])

  useEffect(() => {
    const remembered = readStored(storageKeys.rememberedId)
    if (remembered) form.reset({ userId: remembered, password: '', remember: true })
  }, [form])

  function submit(login: Login) {
    if (codeNote === null || code !== '') return attempt(login, code)
    setProblem(signUp.problems.codeRequired)
    codeField.current?.focus()
  }

  async function attempt({ userId, password, remember }: Login, typedCode: string) {
    setProblem(undefined)
    if (!userId.trim() || !password) return setProblem(text.problems.bothRequired)
    writeStored(storageKeys.rememberedId, remember ? userId.trim() : null)
    await send
      .mutateAsync({ userId: userId.trim(), password, code: typedCode })
      .then(signedIn)
      .catch(async (error: ApiRefusal) => {
        const step = secondStepOf(error)
        if (step) return onSecondStep(step)
        if (asksForCode(error)) return askForCode(error.serverMessage ?? error.message)
        if (error.code === 'WITHDRAWN_MEMBER') await dialogs.alert(text.problems.withdrawnAlert)
        setProblem(problemOf(error, text.problems))
        if (isRefusal(error, 'EMAIL_CODE_MISMATCH', 'EMAIL_CODE_EXPIRED'))
          codeField.current?.focus()
        else form.setFocus('password')
      })
  }

  function askForCode(note: string) {
    setCodeNote(note)
    setCode('')
    codeField.current?.focus()
  }

  /** A code is sent for one ID and password. */
  function dropCode() {
    setCodeNote(null)
    setCode('')
  }

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(submit)}
      onChange={() => setProblem(undefined)}
      className="grid gap-5 py-8"
    >
      <TextField
        label={fields.userId}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('userId', { onChange: dropCode })}
      />
      <TextField
        label={fields.password}
        type="password"
        autoComplete="current-password"
        {...form.register('password', { onChange: dropCode })}
      />
      <Checkbox label={text.remember} {...form.register('remember')} />
      {codeNote !== null && (
        <LoginCodeField
          ref={codeField}
          note={codeNote}
          value={code}
          onChange={setCode}
          busy={send.isPending}
          onResend={form.handleSubmit((login) => attempt(login, ''))}
        />
      )}
      {problem && <Problem>{problem}</Problem>}
      <Button type="submit" wide busy={send.isPending}>
        {text.submit}
      </Button>
    </form>
  )
}

function problemOf(error: ApiRefusal, problems: Messages['accounts']['login']['problems']): string {
  if (error.code === 'OFFLINE') return problems.offline
  if (error.code === 'WITHDRAWN_MEMBER') return problems.withdrawn
  return error.serverMessage ?? (error.status === 401 ? problems.mismatch : problems.failed)
}

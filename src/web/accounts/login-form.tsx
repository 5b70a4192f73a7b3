import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import type { Messages } from '#texts/messages.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { readStored, storageKeys, writeStored } from '#web/api/local-storage.ts'
import { startSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { signIn } from './sign-in.ts'
import { linkWaiting } from './social-calls.ts'
import { useSocialText } from './use-social-text.ts'

interface Login {
  userId: string
  password: string
  remember: boolean
}

/**
 * Login by ID and password; the browser stores the ID on request. Retries the request that was
 * refused. Source: LOG-01, LOG-03, LOG-04.
 */
export function LoginForm() {
  const { login: text, fields } = useText().accounts
  const social = useSocialText()
  const dialogs = useDialogs()
  const queries = useQueryClient()
  const say = useToast()
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<string>()
  const form = useForm<Login>({ defaultValues: { userId: '', password: '', remember: false } })
  const send = useMutation({ mutationFn: signIn })

  useEffect(() => {
    const remembered = readStored(storageKeys.rememberedId)
    if (remembered) form.reset({ userId: remembered, password: '', remember: true })
  }, [form])

  async function submit({ userId, password, remember }: Login) {
    setProblem(undefined)
    if (!userId.trim() || !password) return setProblem(text.problems.bothRequired)
    writeStored(storageKeys.rememberedId, remember ? userId.trim() : null)
    await send
      .mutateAsync({ userId: userId.trim(), password })
      .then(async ({ access_token, user_info }) => {
        startSession(access_token, user_info)
        void queries.resetQueries({ predicate: ({ state }) => state.status === 'error' })
        const linked = await linkWaiting(social.notLinked)
        if (linked) say(linked)
        return revalidate()
      })
      .catch(async (error: ApiRefusal) => {
        if (error.code === 'WITHDRAWN_MEMBER') await dialogs.alert(text.problems.withdrawnAlert)
        setProblem(problemOf(error, text.problems))
        form.setFocus('password')
      })
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
        {...form.register('userId')}
      />
      <TextField
        label={fields.password}
        type="password"
        autoComplete="current-password"
        {...form.register('password')}
      />
      <Checkbox label={text.remember} {...form.register('remember')} />
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

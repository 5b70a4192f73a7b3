import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { deviceName } from '#domain/accounts/device.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { ApiRefusal } from '#web/api/api-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { createPasskey } from './passkeys.ts'
import { useFactorText } from './use-factor-text.ts'

interface AddPasskeyFormProps {
  /** With recovery codes if it is an administrator's first factor. */
  readonly onAdded: (recoveryCodes: readonly string[] | null) => void
  readonly onClose: () => void
}

/** Names a new passkey and has the browser create it. */
export function AddPasskeyForm({ onAdded, onClose }: AddPasskeyFormProps) {
  const { passkeys: text } = useFactorText()
  const [name, setName] = useState(() => deviceName(navigator.userAgent) ?? '')
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const create = useMutation({
    mutationFn: createPasskey,
    onSuccess: ({ recovery_codes }) => onAdded(recovery_codes),
  })
  useEffect(() => field.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() !== '') return create.mutate(name.trim())
    setProblem(text.nameRequired)
    field.current?.focus()
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        ref={field}
        label={text.name}
        hint={text.nameHint}
        problem={problem}
        maxLength={textLengths.passkeyName}
        autoComplete="off"
        value={name}
        onChange={({ target }) => {
          setProblem(undefined)
          setName(target.value)
        }}
      />
      {create.error && (
        <Problem>
          {(create.error instanceof ApiRefusal && create.error.serverMessage) || text.failed}
        </Problem>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={create.isPending}>
          {text.create}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}

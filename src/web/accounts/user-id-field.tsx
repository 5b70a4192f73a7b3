import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { hasOnlyUserIdCharacters } from '#domain/accounts/user-id.ts'
import { USER_ID_MAX_LENGTH } from '#domain/limits/limits.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { checkUserIdAvailable } from './account-calls.ts'

interface UserIdFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Receives the ID that is available, or null. */
  readonly onFree: (userId: string | null) => void
  readonly isFree: boolean
  readonly problem: string | undefined
}

/**
 * Accepts only English letters and digits; availability must be checked again after a change.
 * Source: SGN-02, SGN-07.
 */
export function UserIdField({ value, onChange, onFree, isFree, problem }: UserIdFieldProps) {
  const { fields, signUp: text } = useText().accounts
  const [said, setSaid] = useState<string>()
  const asking = useMutation({
    mutationFn: checkUserIdAvailable,
    onMutate: () => setSaid(undefined),
    onSuccess: ({ available, message }, userId) => {
      onFree(available ? userId : null)
      setSaid(message)
    },
    onError: () => setSaid(text.problems.userIdCheckFailed),
  })

  function type(next: string) {
    if (!hasOnlyUserIdCharacters(next)) return setSaid(text.problems.userIdCharacters)
    setSaid(undefined)
    if (next !== value) onFree(null)
    onChange(next)
  }

  function ask() {
    if (value === '') setSaid(text.problems.userIdRequired)
    else asking.mutate(value)
  }

  return (
    <TextField
      label={fields.userId}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={USER_ID_MAX_LENGTH}
      value={value}
      onChange={(event) => type(event.target.value)}
      hint={text.userIdHint}
      problem={isFree ? undefined : (said ?? problem)}
      success={isFree ? said : undefined}
      action={
        <Button
          kind="secondary"
          size="small"
          onClick={ask}
          busy={asking.isPending}
          disabled={isFree}
        >
          {isFree ? text.available : text.checkUserId}
        </Button>
      }
    />
  )
}

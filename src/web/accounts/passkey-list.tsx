import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { removePasskey } from '#contract/passkeys.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { LoadProblem } from '#web/layout/load-problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { myPasskeys, mySecondFactor } from './factor-queries.ts'
import { useHasPasskeys } from './passkeys.ts'
import { SettingRow } from './setting-row.tsx'
import { useFactorText } from './use-factor-text.ts'

interface PasskeyListProps {
  /** Recovery codes that came with an administrator's first factor. */
  readonly onRecoveryCodes?: (codes: readonly string[]) => void
}

/** Lists the account's passkeys, adds and removes them. */
export function PasskeyList({ onRecoveryCodes }: PasskeyListProps) {
  const { passkeys: text } = useFactorText()
  const format = useFormat()
  const { confirm } = useDialogs()
  const queries = useQueryClient()
  const say = useToast()
  const passkeys = useQuery(myPasskeys)
  const isSupported = useHasPasskeys()
  const [isAdding, setAdding] = useState(false)
  const reload = () =>
    Promise.all([queries.invalidateQueries(myPasskeys), queries.invalidateQueries(mySecondFactor)])
  const remove = useMutation<undefined, ApiRefusal, string>({
    mutationFn: (id) => call(removePasskey, { params: { id } }),
    onSuccess: () => say(text.removed),
    onSettled: reload,
  })

  async function askAndRemove(id: string, name: string) {
    const options = { text: text.removeText, ok: text.remove }
    if (await confirm(text.removeQuestion(name), options)) remove.mutate(id)
  }

  if (passkeys.isPending) return <SkeletonRows rows={2} />
  if (passkeys.isError) {
    return (
      <LoadProblem
        error={passkeys.error}
        busy={passkeys.isFetching}
        onRetry={() => void passkeys.refetch()}
      />
    )
  }
  const { items } = passkeys.data
  return (
    <>
      {items.length === 0 && <p className="mb-5 text-small text-muted">{text.none}</p>}
      <ul className="mb-5">
        {items.map(({ id, name, added_at, last_used_at }) => (
          <SettingRow
            key={id}
            title={name}
            note={
              last_used_at
                ? text.lastUsed(format.date(last_used_at))
                : text.added(format.date(added_at))
            }
          >
            <Button
              kind="secondary"
              size="small"
              aria-label={text.removeOf(name)}
              busy={remove.isPending && remove.variables === id}
              onClick={() => void askAndRemove(id, name)}
            >
              {text.remove}
            </Button>
          </SettingRow>
        ))}
      </ul>
      {remove.isError && (
        <div className="mb-5">
          <Problem>{remove.error.serverMessage ?? text.removeFailed}</Problem>
        </div>
      )}
      {isAdding ? (
        <AddPasskeyForm
          onClose={() => setAdding(false)}
          onAdded={(codes) => {
            setAdding(false)
            say(text.done)
            void reload()
            if (codes) onRecoveryCodes?.(codes)
          }}
        />
      ) : isSupported ? (
        <Button kind="secondary" onClick={() => setAdding(true)}>
          {text.add}
        </Button>
      ) : (
        <p className="text-small text-muted">{text.unsupported}</p>
      )}
    </>
  )
}

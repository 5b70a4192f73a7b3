import { useMutation } from '@tanstack/react-query'
import { ApiRefusal } from '#web/api/api-refusal.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { signInWithPasskey, useHasPasskeys } from './passkeys.ts'
import { useSignedIn } from './use-signed-in.ts'

/** Signs in with a passkey, without an ID. Shows nothing where the browser has none. */
export function PasskeyButton() {
  const { login: text } = useText().accounts
  const signedIn = useSignedIn()
  const enter = useMutation({ mutationFn: signInWithPasskey, onSuccess: signedIn })
  if (!useHasPasskeys()) return null
  const { error } = enter

  return (
    <div className="grid gap-4 border-b border-sand py-5">
      <Button kind="secondary" wide busy={enter.isPending} onClick={() => enter.mutate()}>
        {text.passkey}
      </Button>
      {error && (
        <Problem>
          {(error instanceof ApiRefusal && error.serverMessage) || text.passkeyFailed}
        </Problem>
      )}
    </div>
  )
}

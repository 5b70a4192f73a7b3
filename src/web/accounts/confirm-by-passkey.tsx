import { useMutation } from '@tanstack/react-query'
import { confirmIdentityTexts } from '#texts/confirm-identity.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import type { ConfirmationProps } from './confirm-identity-dialog.tsx'
import { provePasskey, useHasPasskeys } from './passkeys.ts'
import { useConfirmation } from './use-confirmation.ts'

/** Offers a passkey as proof of identity. Shows nothing where the browser has none. */
export function ConfirmByPasskey({ onConfirmed }: Pick<ConfirmationProps, 'onConfirmed'>) {
  const text = usePageTexts(confirmIdentityTexts)
  const { send, busy, problem } = useConfirmation(onConfirmed)
  const choose = useMutation({ mutationFn: provePasskey, onSuccess: (proof) => send(proof) })
  if (!useHasPasskeys()) return null
  const failure = problem ?? (choose.error && text.passkeyFailed)

  return (
    <div className="grid justify-items-start gap-3">
      <Button
        kind="secondary"
        size="small"
        busy={busy || choose.isPending}
        onClick={() => choose.mutate()}
      >
        {text.passkey}
      </Button>
      {failure && <Problem>{failure}</Problem>}
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getIdentityProofs } from '#contract/confirm-identity.ts'
import { confirmIdentityTexts } from '#texts/confirm-identity.ts'
import { call } from '#web/api/client.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { LoadProblem } from '#web/layout/load-problem.tsx'
import { useCurrentPath } from '#web/layout/login-address.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { ConfirmByCode } from './confirm-by-code.tsx'
import { ConfirmByPasskey } from './confirm-by-passkey.tsx'
import { ConfirmByPassword } from './confirm-by-password.tsx'
import { SocialButtons } from './social-buttons.tsx'

export interface ConfirmationProps {
  readonly open: boolean
  /** Called when the member declines. */
  readonly onClose: () => void
  readonly onConfirmed: () => void
}

/** A way of confirming that may also offer a passkey. */
export interface ProofFormProps extends ConfirmationProps {
  readonly passkey: ReactNode
}

/**
 * Asks a signed-in member to confirm their identity: by the password, a passkey, a code to their
 * address, or a new login through a provider. Source: docs/rules.md A-38.
 */
export function ConfirmIdentityDialog(props: ConfirmationProps) {
  const text = usePageTexts(confirmIdentityTexts)
  const here = useCurrentPath()
  const { open, onClose } = props
  const proofs = useQuery({
    queryKey: ['identity-proofs'],
    queryFn: ({ signal }) => call(getIdentityProofs, {}, { signal }),
    enabled: open,
    staleTime: 0,
  })
  const methods = proofs.data?.methods ?? []
  const passkey = methods.includes('PASSKEY') && (
    <ConfirmByPasskey onConfirmed={props.onConfirmed} />
  )

  if (methods.includes('PASSWORD')) return <ConfirmByPassword {...props} passkey={passkey} />
  if (proofs.data && methods.includes('EMAIL_CODE')) {
    return <ConfirmByCode {...props} email={proofs.data.masked_email} passkey={passkey} />
  }
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      {proofs.isPending && <SkeletonRows rows={2} />}
      {proofs.isError && (
        <LoadProblem
          error={proofs.error}
          busy={proofs.isFetching}
          onRetry={() => void proofs.refetch()}
        />
      )}
      {proofs.data && (
        <>
          {passkey}
          <p>{text.signIn}</p>
          <SocialButtons providers={proofs.data.providers} next={here} />
        </>
      )}
    </Dialog>
  )
}

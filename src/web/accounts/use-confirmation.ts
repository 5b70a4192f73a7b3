import { useMutation } from '@tanstack/react-query'
import { confirmIdentity, type IdentityProof } from '#contract/confirm-identity.ts'
import { confirmIdentityTexts } from '#texts/confirm-identity.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { failureMessage } from '#web/api/failure-message.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'

/** Sends a proof of identity. `problem` is why it was refused, in words. */
export function useConfirmation(onConfirmed: () => void) {
  const text = usePageTexts(confirmIdentityTexts)
  const send = useMutation({
    mutationFn: (proof: IdentityProof) => call(confirmIdentity, { body: proof }),
    onSuccess: onConfirmed,
  })
  const { error } = send
  const problem = error && (isRefusal(error) ? failureMessage(error, text) : text.failed)
  return {
    send: send.mutate,
    busy: send.isPending,
    problem,
    /** Whether the proof itself was wrong, which is said at its field. */
    isWrong: isRefusal(
      error,
      'CURRENT_PASSWORD_MISMATCH',
      'EMAIL_CODE_MISMATCH',
      'EMAIL_CODE_EXPIRED',
    ),
  }
}

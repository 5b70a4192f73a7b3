import { useEffect, useState } from 'react'
import { onConfirmationRequired } from '#web/api/confirm-identity.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const ConfirmIdentityDialog = lazyDialog(async () => {
  const loaded = await import('#web/accounts/confirm-identity-dialog.tsx')
  return loaded.ConfirmIdentityDialog
})

interface Question {
  readonly id: number
  readonly answer: (isConfirmed: boolean) => void
}

/**
 * Opens the dialog in which the member confirms their identity, whenever a call needs that. The
 * screen below keeps what was typed. Source: docs/rules.md A-37.
 */
export function ConfirmationGate() {
  const [question, setQuestion] = useState<Question | null>(null)

  useEffect(() => {
    let pending: Question | undefined
    const remove = onConfirmationRequired(
      () =>
        new Promise((resolve) => {
          const answer = (isConfirmed: boolean) => {
            setQuestion(null)
            resolve(isConfirmed)
          }
          pending = { id: performance.now(), answer }
          setQuestion(pending)
        }),
    )
    return () => {
      remove()
      pending?.answer(false)
    }
  }, [])

  return (
    <ConfirmIdentityDialog
      key={question?.id}
      open={question !== null}
      onClose={() => question?.answer(false)}
      onConfirmed={() => question?.answer(true)}
    />
  )
}

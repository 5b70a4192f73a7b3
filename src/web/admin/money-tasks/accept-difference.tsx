import type { MoneyQuestion } from '#contract/money-tasks.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useAcceptDifference } from './money-task-queries.ts'

interface AcceptDifferenceProps {
  readonly difference: Extract<MoneyQuestion, { kind: 'DIFFERENCE' }>
}

/** Accepts a difference between the provider’s amounts and ours until one of them changes. */
export function AcceptDifference({ difference }: AcceptDifferenceProps) {
  const text = useAdminText().moneyTasks
  const { confirm } = useDialogs()
  const showToast = useToast()
  const { receipt_id, theirs, ours } = difference
  const send = useAcceptDifference(receipt_id)

  async function accept() {
    if (!(await confirm(text.acceptConfirm, { ok: text.accept }))) return
    send.mutate(
      { theirs, ours },
      {
        onSuccess: () => showToast(text.done),
      },
    )
  }

  return (
    <Button kind="secondary" size="small" busy={send.isPending} onClick={() => void accept()}>
      {text.accept}
    </Button>
  )
}

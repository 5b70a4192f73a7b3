import type { ListedReceipt } from '#contract/receipts.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useDismissReceipt, useRestoreReceipt, useSendReceiptBack } from './receipt-queries.ts'
import { ReverseReceipt } from './reverse-receipt.tsx'

/**
 * Buttons for a receipt that belongs to no order: send it back, dismiss it, or record a reversal.
 */
export function ReceiptAnswers({ receipt }: { readonly receipt: ListedReceipt }) {
  const labels = useAdminText().money.receipts
  const { won } = useFormat()
  const { confirm } = useDialogs()
  const showToast = useToast()
  const returnReceipt = useSendReceiptBack(receipt.id)
  const dismiss = useDismissReceipt(receipt.id)
  const restore = useRestoreReceipt(receipt.id)

  async function askSendBack() {
    const text = labels.sendBackText[receipt.source]
    const question = labels.sendBackConfirm(won(receipt.amount))
    if (!(await confirm(question, { text, ok: labels.returnReceipt }))) return
    returnReceipt.mutate(undefined, {
      onSuccess: () => showToast(labels.sendBackDone[receipt.source]),
    })
  }

  const undo = { label: labels.restore, run: () => restore.mutate(undefined) }

  return (
    <>
      <Button
        kind="quiet"
        size="small"
        busy={returnReceipt.isPending}
        onClick={() => void askSendBack()}
      >
        {labels.returnReceipt}
      </Button>
      <Button
        kind="quiet"
        size="small"
        busy={dismiss.isPending}
        onClick={() =>
          dismiss.mutate(undefined, { onSuccess: () => showToast(labels.dismissed, undo) })
        }
      >
        {labels.dismiss}
      </Button>
      {receipt.source === 'BANK' && <ReverseReceipt receipt={receipt} />}
    </>
  )
}

import type { ListedReceipt } from '#contract/receipts.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useDismissReceipt, useRestoreReceipt, useSendReceiptBack } from './receipt-queries.ts'
import { ReverseReceipt } from './reverse-receipt.tsx'

/** Answers about a receipt that belongs to no order: send it back, dismiss it, or it was reversed. */
export function ReceiptAnswers({ receipt }: { readonly receipt: ListedReceipt }) {
  const words = useAdminText().money.receipts
  const { won } = useFormat()
  const { confirm } = useDialogs()
  const say = useToast()
  const returnReceipt = useSendReceiptBack(receipt.id)
  const dismiss = useDismissReceipt(receipt.id)
  const restore = useRestoreReceipt(receipt.id)

  async function askSendBack() {
    const text = words.sendBackText[receipt.source]
    const question = words.sendBackConfirm(won(receipt.amount))
    if (!(await confirm(question, { text, ok: words.returnReceipt }))) return
    returnReceipt.mutate(undefined, { onSuccess: () => say(words.sendBackDone[receipt.source]) })
  }

  const undo = { label: words.restore, run: () => restore.mutate(undefined) }

  return (
    <>
      <Button
        kind="quiet"
        size="small"
        busy={returnReceipt.isPending}
        onClick={() => void askSendBack()}
      >
        {words.returnReceipt}
      </Button>
      <Button
        kind="quiet"
        size="small"
        busy={dismiss.isPending}
        onClick={() => dismiss.mutate(undefined, { onSuccess: () => say(words.dismissed, undo) })}
      >
        {words.dismiss}
      </Button>
      {receipt.source === 'BANK' && <ReverseReceipt receipt={receipt} />}
    </>
  )
}

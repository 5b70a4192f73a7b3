import { useState } from 'react'
import type { ReceiptReply } from '#contract/admin-money.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { clearErrorAnd } from '../frame/clear-error-and.ts'
import { useReverseReceipt } from './receipt-queries.ts'

const NOTE_MAX_LENGTH = 500

/** Records a bank reversal of a receipt, then says whether anything is due again. */
export function ReverseReceipt({ receipt }: { readonly receipt: ReceiptReply }) {
  const { money, writeFailed } = useAdminText()
  const ui = useText().ui
  const labels = money.reverse
  const { won, dateTime } = useFormat()
  const showToast = useToast()
  const [isOpen, setIsOpen] = useState(false)
  const [note, setNote] = useState('')
  const send = useReverseReceipt(receipt.id)
  const isTooLong = [...note].length > NOTE_MAX_LENGTH
  const close = () => setIsOpen(false)

  function submit() {
    if (isTooLong) return
    send.mutate(note.trim() || null, {
      onSuccess: ({ amount_due: due }) => {
        close()
        showToast(due > 0 ? labels.due(won(due)) : labels.nothingDue)
      },
    })
  }

  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setIsOpen(true)}>
        {labels.open}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={clearErrorAnd(send, close)}
        title={labels.title(won(receipt.amount))}
        description={labels.text(receipt.sender ?? labels.unnamed, dateTime(receipt.received_at))}
        send={labels.submit}
        keep={ui.cancel}
        busy={send.isPending}
        onSubmit={submit}
      >
        <TextArea
          optional
          rows={3}
          label={labels.note}
          hint={labels.noteHint}
          limit={NOTE_MAX_LENGTH}
          problem={isTooLong ? labels.noteTooLong : null}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {send.isError && <Problem>{send.error.serverMessage ?? writeFailed}</Problem>}
      </FormDialog>
    </>
  )
}

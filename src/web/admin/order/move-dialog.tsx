import { useState } from 'react'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { orderMoves } from '#domain/orders/order-status.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { clearErrorAnd } from '../frame/clear-error-and.ts'
import { useChangeStatus } from './order-queries.ts'

const NOTE_MAX_LENGTH = 500

/** Status changes that need only a confirmation and an optional note. */
export type PlainMove = 'cancel' | 'schedule' | 'complete'

interface MoveDialogProps {
  readonly order: AdminOrder
  readonly move: PlainMove
  readonly open: boolean
  readonly onClose: () => void
}

/** Confirms a status change, naming the customer, with a note for the order’s history. */
export function MoveDialog({ order, move, open, onClose }: MoveDialogProps) {
  const text = useAdminText()
  const labels = text.order.moves[move]
  const showToast = useToast()
  const [note, setNote] = useState('')
  const send = useChangeStatus(order.order_number, () => {
    onClose()
    setNote('')
    showToast(labels.done)
  })
  const isTooLong = [...note].length > NOTE_MAX_LENGTH

  function submit() {
    if (!isTooLong) send.mutate({ status: orderMoves[move].to, note: note.trim() || null })
  }

  return (
    <FormDialog
      open={open}
      onClose={clearErrorAnd(send, onClose)}
      title={labels.title(order.guest_name)}
      description={labels.text}
      send={labels.submit}
      keep={text.order.moves.keep}
      busy={send.isPending}
      onSubmit={submit}
    >
      <TextArea
        optional
        rows={3}
        label={text.order.moves.note}
        hint={text.order.moves.noteHint}
        limit={NOTE_MAX_LENGTH}
        problem={isTooLong ? text.order.moves.noteTooLong : null}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {send.isError && <Problem>{send.error.serverMessage ?? text.writeFailed}</Problem>}
    </FormDialog>
  )
}

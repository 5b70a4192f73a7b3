import { useState } from 'react'
import type { moveOrderDue, StaffOrder } from '#contract/admin-orders.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { formatSeoulDay, seoulDayOf } from '#domain/calendar/seoul-day.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { type ApiRefusal, currentVersion } from '#web/api/api-refusal.ts'
import { useFormat } from '#web/language/use-format.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { clearErrorAnd } from '../frame/clear-error-and.ts'
import { useMoveDue } from './order-queries.ts'

interface MoveDueDialogProps {
  readonly order: StaffOrder
  /** The due time that was shown, on which the change is based. */
  readonly seen: string | null
  /** Called when somebody else has moved it meanwhile. */
  readonly onMoved: (dueAt: string) => void
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks for a new due day and a reason, both of which go to the customer. */
export function MoveDueDialog({ order, seen, onMoved, open, onClose }: MoveDueDialogProps) {
  const text = useAdminText()
  const labels = text.order.due
  const format = useFormat()
  const showToast = useToast()
  const [day, setDay] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const send = useMoveDue(order.order_number, () => {
    setDay('')
    setReason('')
    setIsTried(false)
    onClose()
    showToast(labels.done)
  })
  const length = [...reason.trim()].length
  const isReasonGood = length > 0 && length <= textLengths.adminReason
  const refused = send.error?.fields.find(({ loc }) => loc.includes('due_on'))

  function submit() {
    setIsTried(true)
    if (!day || !isReasonGood) return
    send.mutate(
      { due_on: day, reason: reason.trim(), base_due_at: seen ?? undefined },
      { onError: (error) => error.code === 'EDIT_CONFLICT' && onMoved(dueIn(error)) },
    )
  }

  return (
    <FormDialog
      open={open}
      onClose={clearErrorAnd(send, onClose)}
      title={labels.title}
      description={labels.text(order.guest_name)}
      send={labels.submit}
      keep={text.order.moves.keep}
      busy={send.isPending}
      onSubmit={submit}
    >
      <TextField
        type="date"
        label={labels.day}
        min={formatSeoulDay(seoulDayOf(new Date()))}
        value={day}
        problem={isTried && !day ? labels.dayNeeded : (refused?.msg ?? null)}
        onChange={({ target }) => {
          setDay(target.value)
          send.reset()
        }}
      />
      <TextArea
        rows={3}
        label={labels.reason}
        hint={labels.reasonHint}
        limit={textLengths.adminReason}
        value={reason}
        problem={isTried && !isReasonGood ? labels.reasonNeeded : null}
        onChange={({ target }) => setReason(target.value)}
      />
      {send.isError && !refused && (
        <Problem>
          {send.error.code === 'EDIT_CONFLICT'
            ? labels.moved(format.weekday(dueIn(send.error)))
            : (send.error.serverMessage ?? text.writeFailed)}
        </Problem>
      )}
    </FormDialog>
  )
}

const dueIn = (conflict: ApiRefusal) =>
  currentVersion<ReplyOf<typeof moveOrderDue>>(conflict).due_at

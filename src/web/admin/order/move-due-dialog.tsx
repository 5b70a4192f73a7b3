import { useState } from 'react'
import type { AdminOrder, moveOrderDue } from '#contract/admin-orders.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { formatSeoulDay, seoulDayOf } from '#domain/calendar/seoul-day.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { useFormat } from '#web/language/use-format.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { forgetting } from '../frame/forgetting.ts'
import { useMoveDue } from './order-queries.ts'

interface MoveDueDialogProps {
  readonly order: AdminOrder
  /** The promise that is to be moved. */
  readonly seen: string | null
  /** Somebody else moved it meanwhile. */
  readonly onMoved: (dueAt: string) => void
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks for the new day of a sheet and the reason, both of which go to the customer. */
export function MoveDueDialog({ order, seen, onMoved, open, onClose }: MoveDueDialogProps) {
  const text = useAdminText()
  const words = text.order.due
  const format = useFormat()
  const say = useToast()
  const [day, setDay] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const send = useMoveDue(order.order_number, () => {
    setDay('')
    setReason('')
    setIsTried(false)
    onClose()
    say(words.done)
  })
  const length = [...reason.trim()].length
  const isReasonGood = length > 0 && length <= textLengths.adminReason
  const refused = send.error?.fields.find(({ loc }) => loc.includes('due_on'))

  function submit() {
    setIsTried(true)
    if (!day || !isReasonGood) return
    send.mutate(
      { due_on: day, reason: reason.trim(), base_due_at: seen ?? undefined },
      { onError: ({ code, body }) => code === 'EDIT_CONFLICT' && onMoved(dueIn(body.current)) },
    )
  }

  return (
    <FormDialog
      open={open}
      onClose={forgetting(send, onClose)}
      title={words.title}
      description={words.text(order.guest_name)}
      send={words.submit}
      keep={text.order.moves.keep}
      busy={send.isPending}
      onSubmit={submit}
    >
      <TextField
        type="date"
        label={words.day}
        min={formatSeoulDay(seoulDayOf(new Date()))}
        value={day}
        problem={isTried && !day ? words.dayNeeded : (refused?.msg ?? null)}
        onChange={({ target }) => {
          setDay(target.value)
          send.reset()
        }}
      />
      <TextArea
        rows={3}
        label={words.reason}
        hint={words.reasonHint}
        limit={textLengths.adminReason}
        value={reason}
        problem={isTried && !isReasonGood ? words.reasonNeeded : null}
        onChange={({ target }) => setReason(target.value)}
      />
      {send.isError && !refused && (
        <Problem>
          {send.error.code === 'EDIT_CONFLICT'
            ? words.moved(format.weekday(dueIn(send.error.body.current)))
            : (send.error.serverMessage ?? text.writeFailed)}
        </Problem>
      )}
    </FormDialog>
  )
}

const dueIn = (current: unknown) => (current as ReplyOf<typeof moveOrderDue>).due_at

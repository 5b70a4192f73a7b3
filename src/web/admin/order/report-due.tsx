import { useState } from 'react'
import { moveOrderDue, type StaffOrder } from '#contract/admin-orders.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Allowed } from '../frame/role.tsx'
import { useNow } from '../frame/use-now.ts'
import { describeDeadline } from '../queue/deadline.ts'
import { MoveDueDialog } from './move-due-dialog.tsx'

/** Shows when the result sheet is due and how much time is left, with a button to move the day. */
export function ReportDue({ order }: { readonly order: StaffOrder }) {
  const { order: labels, queue } = useAdminText()
  const format = useFormat()
  const now = useNow()
  const [isOpen, setIsOpen] = useState(false)
  // The value when the dialog was opened: the order is refetched meanwhile.
  const [seen, setSeen] = useState(order.due_at)
  if (order.canonical_status !== 'CONSULTING_SCHEDULED' || !order.due_at) return null
  const deadline = describeDeadline(order.due_at, now, queue.due, format)
  const isPressing = deadline.isPressing && !order.is_due_paused
  const left = order.is_due_paused ? labels.due.paused : deadline.label

  function open() {
    setSeen(order.due_at)
    setIsOpen(true)
  }

  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 pt-1">
      <p className="text-small">
        {labels.due.label}{' '}
        <time dateTime={order.due_at} className="figures font-strong">
          {format.weekday(order.due_at)}
        </time>{' '}
        <span className={isPressing ? 'font-strong text-clay' : 'text-muted'}>{left}</span>
      </p>
      <Allowed call={moveOrderDue}>
        <Button kind="quiet" size="small" onClick={open}>
          {labels.due.open}
        </Button>
      </Allowed>
      <MoveDueDialog
        order={order}
        seen={seen}
        onMoved={setSeen}
        open={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </div>
  )
}

import type { AdminOrderRow } from '#contract/admin-orders.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Money } from '#web/ui/money.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { RowLink } from '../frame/row-link.tsx'
import { deadline } from './deadline.ts'

interface QueueRowProps {
  readonly order: AdminOrderRow
  readonly to: string
  readonly isOpen: boolean
  readonly now: Date
}

/** Whose order, what to do with it, until when, and for how much. */
export function QueueRow({ order, to, isOpen, now }: QueueRowProps) {
  const { queue: text } = useAdminText()
  const todo = order.waiting_for === 'NOTHING' ? order.status_label : text.todo[order.waiting_for]

  return (
    <RowLink
      name={order.order_number}
      to={to}
      isOpen={isOpen}
      title={`${order.customer_name} · ${todo}`}
      titleEnd={<When order={order} now={now} />}
      facts={<Facts order={order} />}
      factsEnd={<Money amount={order.total_price} />}
    />
  )
}

function When({ order, now }: { readonly order: AdminOrderRow; readonly now: Date }) {
  const { due } = useAdminText().queue
  const format = useFormat()
  if (!order.due_at) return due.ordered(format.relative(order.created_at, now))
  const { words, isPressing } = deadline(order.due_at, now, due, format)

  return (
    <time
      dateTime={order.due_at}
      title={format.dateTime(order.due_at)}
      className={isPressing ? 'font-strong text-clay' : ''}
    >
      {words}
    </time>
  )
}

function Facts({ order }: { readonly order: AdminOrderRow }) {
  const text = useAdminText().queue
  const { waiting_for, depositor_name, customer_name, language } = order
  const hasOtherDepositor = depositor_name && depositor_name !== customer_name
  const facts = [
    order.order_number,
    waiting_for === 'DEPOSIT' && hasOtherDepositor && text.depositor(depositor_name),
    order.is_member ? text.member : text.guest,
    language !== 'ko' && language.toUpperCase(),
  ]
  return facts.filter(Boolean).join(' · ')
}

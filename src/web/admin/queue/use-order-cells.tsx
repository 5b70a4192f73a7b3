import type { AdminOrderRow } from '#contract/admin-orders.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Money } from '#web/ui/money.tsx'
import type { Column } from '#web/ui/table.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useNow } from '../frame/use-now.ts'
import type { Card } from '../list/row-link.tsx'
import { deadline } from './deadline.ts'

interface OrderCells {
  readonly card: (order: AdminOrderRow) => Card
  readonly columns: readonly Column<AdminOrderRow>[]
}

/** Whose order, what to do with it, until when, and for how much: as a card and as a row. */
export function useOrderCells(): OrderCells {
  const { queue: text } = useAdminText()
  const format = useFormat()
  const now = useNow()

  const todo = ({ waiting_for, status_label }: AdminOrderRow) =>
    waiting_for === 'NOTHING' ? status_label : text.todo[waiting_for]
  const buyer = ({ is_member, language }: AdminOrderRow) =>
    [is_member ? text.member : text.guest, language !== 'ko' && language.toUpperCase()]
      .filter(Boolean)
      .join(' · ')
  const otherDepositor = (order: AdminOrderRow) => {
    const { waiting_for, depositor_name: name, customer_name } = order
    return waiting_for === 'DEPOSIT' && name && name !== customer_name && text.depositor(name)
  }
  const due = ({ due_at }: AdminOrderRow) => due_at && <Due at={due_at} now={now} />

  return {
    card: (order) => ({
      title: `${order.customer_name} · ${todo(order)}`,
      titleEnd: due(order) ?? text.due.ordered(format.relative(order.created_at, now)),
      facts: [order.order_number, otherDepositor(order), buyer(order)].filter(Boolean).join(' · '),
      factsEnd: <Money amount={order.total_price} />,
    }),
    columns: [
      { name: 'customer', label: text.columns.customer, cell: (order) => order.customer_name },
      {
        name: 'todo',
        label: text.columns.todo,
        cell: (order) => <span className="inline-block first-letter:uppercase">{todo(order)}</span>,
      },
      { name: 'due', label: text.columns.due, cell: due },
      {
        name: 'number',
        label: text.columns.number,
        cell: ({ order_number }) => <span className="whitespace-nowrap">{order_number}</span>,
      },
      { name: 'buyer', label: text.columns.buyer, cell: buyer },
      {
        name: 'depositor',
        label: text.columns.depositor,
        breaks: true,
        cell: ({ depositor_name }) => depositor_name,
      },
      {
        name: 'ordered',
        label: text.columns.ordered,
        numeric: true,
        cell: ({ created_at }) => format.date(created_at),
      },
      {
        name: 'total',
        label: text.columns.total,
        numeric: true,
        cell: ({ total_price }) => <Money amount={total_price} />,
      },
    ],
  }
}

function Due({ at, now }: { readonly at: string; readonly now: Date }) {
  const { due } = useAdminText().queue
  const format = useFormat()
  const { words, isPressing } = deadline(at, now, due, format)

  return (
    <time
      dateTime={at}
      title={format.dateTime(at)}
      className={`whitespace-nowrap ${isPressing ? 'font-strong text-clay' : ''}`}
    >
      {words}
    </time>
  )
}

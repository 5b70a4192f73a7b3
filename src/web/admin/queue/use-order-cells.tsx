import type { AdminOrderRow } from '#contract/admin-orders.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Money } from '#web/ui/money.tsx'
import type { Column } from '#web/ui/table.tsx'
import { useSoldKinds } from '../catalog/all-products.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { useNow } from '../frame/use-now.ts'
import type { Card } from '../list/row-link.tsx'
import { describeDeadline } from './deadline.ts'
import { moneyToShow } from './row-money.ts'

interface OrderCells {
  readonly card: (order: AdminOrderRow) => Card
  readonly columns: readonly Column<AdminOrderRow>[]
}

/** Cells of an order for cards and rows: customer, next step, deadline and amount. */
export function useOrderCells(): OrderCells {
  const { queue: text } = useAdminText()
  const format = useFormat()
  const now = useNow()
  const { isSeveral } = useSoldKinds()

  const todo = ({ waiting_for, status_label }: AdminOrderRow) =>
    waiting_for === 'NOTHING' ? status_label : text.todo[waiting_for]
  const buyer = ({ is_member }: AdminOrderRow) => (is_member ? text.member : text.guest)
  const foreign = ({ language }: AdminOrderRow) => language !== 'ko' && language.toUpperCase()
  const otherDepositor = (order: AdminOrderRow) => {
    const { waiting_for, depositor_name: name, customer_name } = order
    return waiting_for === 'DEPOSIT' && name && name !== customer_name && text.depositor(name)
  }
  const due = ({ due_at, waiting_for, refund }: AdminOrderRow) => {
    if (due_at) return <Due at={due_at} now={now} />
    return waiting_for === 'REFUND' && refund?.lacks_account && text.due.account
  }
  const money = (order: AdminOrderRow) => <RowMoney order={order} />
  /** A due refund is shown beside other steps too, so that it is not forgotten. */
  const otherRefund = ({ waiting_for, refund }: AdminOrderRow) =>
    waiting_for === 'SHEET' &&
    refund &&
    [
      text.money.refund(format.won(refund.amount + refund.interest)),
      refund.due_by && text.due.on(format.day(refund.due_by)),
    ]
      .filter(Boolean)
      .join(' ')

  return {
    card: (order) => ({
      title: `${order.customer_name} · ${todo(order)}`,
      titleEnd: due(order) || text.due.ordered(format.relative(order.created_at, now)),
      facts: [
        order.order_number,
        isSeveral && order.product_name,
        otherDepositor(order),
        buyer(order),
        foreign(order),
        otherRefund(order),
      ],
      factsEnd: money(order),
    }),
    columns: [
      { name: 'customer', label: text.columns.customer, cell: (order) => order.customer_name },
      {
        name: 'todo',
        label: text.columns.todo,
        cell: (order) => <span className="inline-block first-letter:uppercase">{todo(order)}</span>,
      },
      { name: 'due', label: text.columns.due, cell: due },
      ...(isSeveral
        ? [
            {
              name: 'product',
              label: text.columns.product,
              cell: ({ product_name }: AdminOrderRow) => product_name,
            },
          ]
        : []),
      {
        name: 'number',
        label: text.columns.number,
        cell: ({ order_number }) => <span className="whitespace-nowrap">{order_number}</span>,
      },
      {
        name: 'buyer',
        label: text.columns.buyer,
        wideOnly: isSeveral,
        // Separated by a gap, because a dot could start a line in a narrow column.
        cell: (order) => (
          <>
            <span className="inline-block pr-2">{buyer(order)}</span>
            {foreign(order)}
          </>
        ),
      },
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
        cell: money,
      },
    ],
  }
}

/** The amount of a row: refund to send, amount due, else the price. */
function RowMoney({ order }: { readonly order: AdminOrderRow }) {
  const { money } = useAdminText().queue
  const format = useFormat()
  const shown = moneyToShow(order)
  const { refund } = order
  if (shown.kind === 'PRICE') return <Money amount={shown.amount} />
  const amountText = shown.kind === 'REFUND' ? money.refund : money.due
  return (
    <>
      <span className="figures max-xl:whitespace-normal">
        {amountText(format.won(shown.amount))}
      </span>
      {shown.kind === 'REFUND' && refund && refund.interest > 0 && (
        <span className="figures block text-clay max-xl:whitespace-normal">
          {money.interest(format.won(refund.interest))}
        </span>
      )}
    </>
  )
}

function Due({ at, now }: { readonly at: string; readonly now: Date }) {
  const { due } = useAdminText().queue
  const format = useFormat()
  const { label, isPressing } = describeDeadline(at, now, due, format)

  return (
    <time
      dateTime={at}
      title={format.dateTime(at)}
      className={`xl:whitespace-nowrap ${isPressing ? 'font-strong text-clay' : ''}`}
    >
      {label}
    </time>
  )
}

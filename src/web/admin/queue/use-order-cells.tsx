import { assignOrder } from '#contract/admin-orders.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Money } from '#web/ui/money.tsx'
import type { Column } from '#web/ui/table.tsx'
import { useSoldKinds } from '../catalog/all-products.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { useMay, useRole } from '../frame/role.tsx'
import { useNow } from '../frame/use-now.ts'
import type { Card } from '../list/row-link.tsx'
import { AssignInRow } from './assign-in-row.tsx'
import { useConsultants } from './assignee-filter.tsx'
import { describeDeadline } from './deadline.ts'
import type { QueueRow } from './queue-queries.ts'
import { moneyToShow, type RowWithMoney } from './row-money.ts'

interface OrderCells {
  readonly card: (order: QueueRow) => Card
  readonly columns: readonly Column<QueueRow>[]
}

/** Cells of an order for cards and rows: customer, next step, deadline and amount. */
export function useOrderCells(): OrderCells {
  const { queue: text, roles } = useAdminText()
  const isConsultant = useRole() === 'CONSULTANT'
  const format = useFormat()
  const now = useNow()
  const { isSeveral } = useSoldKinds()
  const people = useConsultants()
  const mayAssign = useMay()(assignOrder)
  const isAssigned = people.length > 0
  // Beside the column of products, a window of 1280 px has no room for it.
  const hasDepositors = !isConsultant && !isSeveral

  const todo = ({ waiting_for, status_label }: QueueRow) =>
    waiting_for === 'NOTHING' ? status_label : text.todo[waiting_for]
  const changed = ({ survey_changed_at: at }: QueueRow) =>
    at && text.surveyChanged(format.relative(at, now))
  const buyer = ({ is_member }: QueueRow) => (is_member ? text.member : text.guest)
  const foreign = ({ language }: QueueRow) => language !== 'ko' && language.toUpperCase()
  const otherDepositor = (order: QueueRow) => {
    if (!('depositor_name' in order)) return null
    const { waiting_for, depositor_name: name, customer_name } = order
    return waiting_for === 'DEPOSIT' && name && name !== customer_name && text.depositor(name)
  }
  /** What a column of its own shows if there is room for it. */
  const underName = (order: QueueRow) =>
    [isAssigned && foreign(order), !hasDepositors && !isConsultant && otherDepositor(order)]
      .filter(Boolean)
      .join(' · ')
  const due = (order: QueueRow) => {
    if (order.due_at) return <Due at={order.due_at} now={now} />
    const lacksAccount = 'refund' in order && order.refund?.lacks_account
    return order.waiting_for === 'REFUND' && lacksAccount && text.due.account
  }
  const money = (order: QueueRow) => 'total_price' in order && <RowMoney order={order} />
  const assigned = ({ consultant }: QueueRow) =>
    !isConsultant && consultant && roles.assign.assigned(consultant.name)
  /** A due refund is shown beside other steps too, so that it is not forgotten. */
  const otherRefund = (order: QueueRow) =>
    order.waiting_for === 'SHEET' &&
    'refund' in order &&
    order.refund &&
    [
      text.money.refund(format.won(order.refund.amount + order.refund.interest)),
      order.refund.due_by && text.due.on(format.day(order.refund.due_by)),
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
        changed(order),
        assigned(order),
        otherRefund(order),
      ],
      factsEnd: money(order),
    }),
    columns: [
      {
        name: 'customer',
        label: text.columns.customer,
        cell: (order) => (
          <>
            {order.customer_name}
            <span className="block font-regular text-muted">{underName(order)}</span>
          </>
        ),
      },
      {
        name: 'todo',
        label: text.columns.todo,
        cell: (order) => (
          <>
            <span className="inline-block first-letter:uppercase">{todo(order)}</span>
            {changed(order) && (
              <span className="block font-regular text-muted">{changed(order)}</span>
            )}
          </>
        ),
      },
      { name: 'due', label: text.columns.due, cell: due },
      ...(isSeveral
        ? [
            {
              name: 'product',
              label: text.columns.product,
              cell: ({ product_name }: QueueRow) => (
                <span className="inline-block min-w-28">{product_name}</span>
              ),
            },
          ]
        : []),
      ...(isAssigned
        ? [
            {
              name: 'assigned',
              label: roles.assign.column,
              wideOnly: isSeveral,
              cell: (order: QueueRow) =>
                mayAssign ? <AssignInRow order={order} people={people} /> : order.consultant?.name,
            },
          ]
        : []),
      {
        name: 'number',
        label: text.columns.number,
        cell: ({ order_number }) => <span className="whitespace-nowrap">{order_number}</span>,
      },
      ...(isAssigned
        ? []
        : [
            {
              name: 'buyer',
              label: text.columns.buyer,
              wideOnly: isSeveral,
              // Separated by a gap, because a dot could start a line in a narrow column.
              cell: (order: QueueRow) => (
                <>
                  <span className="inline-block pr-2">{buyer(order)}</span>
                  {foreign(order)}
                </>
              ),
            },
          ]),
      ...(hasDepositors
        ? [
            {
              name: 'depositor',
              label: text.columns.depositor,
              breaks: true,
              cell: (order: QueueRow) => ('depositor_name' in order ? order.depositor_name : null),
            },
          ]
        : []),
      {
        name: 'ordered',
        label: text.columns.ordered,
        numeric: true,
        cell: ({ created_at }) => format.date(created_at),
      },
      ...(isConsultant
        ? []
        : [{ name: 'total', label: text.columns.total, numeric: true, cell: money }]),
    ],
  }
}

/** The amount of a row: refund to send, amount due, else the price. */
function RowMoney({ order }: { readonly order: RowWithMoney }) {
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

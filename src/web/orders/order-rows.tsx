import { Link } from 'react-router'
import { waitingTexts } from '#texts/waiting.ts'
import { usePromisedDay } from '#web/language/use-deadline.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { useText } from '#web/language/use-text.ts'
import type { OrderListItem } from '#web/own-orders/my-orders-queries.ts'
import { useIsReportStopped } from '#web/own-orders/use-is-report-stopped.ts'
import { ReviewLink } from '#web/reviews/review-link.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { NextIcon } from '#web/ui/icons.tsx'
import { orderAddress, orderDetailsAddress } from './order-addresses.ts'
import { OrderRowFace } from './order-row-face.tsx'
import { isLate, promisedBy } from './report-promise.tsx'

interface OrderRowsProps {
  readonly orders: readonly OrderListItem[]
}

/**
 * Lists a member's orders. One without a survey links to it as a whole; one with a survey is grey,
 * with a small link to its details. Source: ORD-14.
 */
export function OrderRows({ orders }: OrderRowsProps) {
  const text = useText().myPage.orders

  return (
    <ul aria-label={text.list}>
      {orders.map((order) => (
        <li key={order.order_number} className="border-b border-sand">
          {order.has_survey_submitted ? <SettledRow order={order} /> : <OpenRow order={order} />}
        </li>
      ))}
    </ul>
  )
}

function OpenRow({ order }: { readonly order: OrderListItem }) {
  return (
    <Link
      to={orderAddress(order.order_number)}
      className="group flex items-center gap-4 py-5 hover:bg-fill/60"
    >
      <OrderRowFace order={order} amount={order.subtotal} total={order.total_price} />
      <NextIcon className="size-4 shrink-0 text-muted group-hover:text-clay" />
    </Link>
  )
}

function SettledRow({ order }: { readonly order: OrderListItem }) {
  const { orders: text, detail } = useText().myPage
  const { promise } = detail
  const writeDay = usePromisedDay()
  const due = promisedBy(order)
  const waiting = usePageTexts(waitingTexts)
  const isStopped = useIsReportStopped(due !== null, { orderNumber: order.order_number })

  return (
    <div className="py-5 pr-8">
      <div aria-disabled="true" className="flex text-muted">
        <OrderRowFace order={order} amount={order.subtotal} total={order.total_price} />
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <span className="flex flex-wrap gap-x-3 text-small">
          <span className="text-moss">{text.surveyDone}</span>
          {order.is_due_paused && <span>{promise.awaited}</span>}
          {due && !isStopped && (
            <span>{isLate(due) ? waiting.late(undefined) : text.reportBy(writeDay(due))}</span>
          )}
        </span>
        <span className="flex flex-wrap gap-x-6">
          {order.status === 'CONSULTING_COMPLETED' && (
            <ReviewLink orderNumber={order.order_number} kind="quiet" size="small" />
          )}
          <ButtonLink
            kind="quiet"
            size="small"
            to={orderDetailsAddress(order.order_number)}
            aria-label={`${text.detail} · ${order.order_number}`}
          >
            {text.detail}
          </ButtonLink>
        </span>
      </div>
    </div>
  )
}

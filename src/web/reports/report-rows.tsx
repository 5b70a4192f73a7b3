import { Link } from 'react-router'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { reportAddress, surveyAddress, wholeOrderAddress } from '#web/orders/order-addresses.ts'
import { useIsReportStopped } from '#web/own-orders/use-is-report-stopped.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ForwardIcon } from '#web/ui/icons.tsx'
import type { ReportItem } from './queries.ts'
import { useReportText } from './use-report-text.ts'

const COMPLETE = 1

type OwnReport = ReportItem & { readonly token?: string }

interface ReportRowsProps {
  readonly items: readonly OwnReport[]
}

/** Lists orders: a finished sheet links to itself, any other says who acts next. Source: RPT-01. */
export function ReportRows({ items }: ReportRowsProps) {
  const { list } = useReportText().screens

  return (
    <ul aria-label={list.label}>
      {items.map((item) => (
        <li key={item.id} className="border-b border-sand">
          {item.status === COMPLETE ? (
            <Link
              to={reportAddress(item.id, item.token)}
              className="group flex items-center justify-between gap-5 py-5"
            >
              <ReportFacts item={item} />
              <span className="flex shrink-0 items-center gap-2 text-small text-clay group-hover:underline">
                {list.done}
                <ForwardIcon className="size-4" />
              </span>
            </Link>
          ) : (
            <ReportToCome item={item} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Shows an unfinished sheet, not clickable, with a link to the customer's required action. */
function ReportToCome({ item }: { readonly item: OwnReport }) {
  const { myPage } = useText()
  const { list } = useReportText().screens
  const { waiting_for: waitingFor, order_number: orderNumber, token } = item
  const isInWork = waitingFor === 'consultant'
  const isStopped = useIsReportStopped(isInWork, { orderNumber, guestToken: token })

  return (
    <div className="py-5">
      <div className="flex items-center justify-between gap-5 text-muted">
        <ReportFacts item={item} />
        <span className="shrink-0 text-right text-small">{list.inProgress}</span>
      </div>
      {waitingFor && (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
          <span className="text-small text-muted">
            {isStopped ? myPage.surveyConsent.reportStops : list.waitingFor[waitingFor]}
          </span>
          {!isInWork && (
            <ButtonLink
              kind="quiet"
              size="small"
              to={
                waitingFor === 'survey'
                  ? surveyAddress(orderNumber, token)
                  : wholeOrderAddress(orderNumber, token)
              }
              aria-label={`${list.actions[waitingFor]} · ${orderNumber}`}
            >
              {list.actions[waitingFor]}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}

function ReportFacts({ item }: { readonly item: ReportItem }) {
  const { list } = useReportText().screens
  const { date } = useFormat()

  return (
    <span className="min-w-0">
      <span className="block text-lead">{item.product_name}</span>
      <span className="flex flex-wrap gap-x-3 text-small text-muted">
        <span>
          {item.published_at
            ? list.published(date(item.published_at))
            : list.purchased(date(item.purchased_at))}
        </span>
        <span className="whitespace-nowrap">{list.orderNumber(item.order_number)}</span>
      </span>
    </span>
  )
}

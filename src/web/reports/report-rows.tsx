import { Link } from 'react-router'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { reportAddress } from '#web/orders/order-addresses.ts'
import { ForwardIcon } from '#web/ui/icons.tsx'
import type { ReportItem } from './queries.ts'

const COMPLETE = 1

interface ReportRowsProps {
  readonly items: readonly (ReportItem & { readonly token?: string })[]
}

/** A finished sheet leads to itself; one in the making leads nowhere and says so. */
export function ReportRows({ items }: ReportRowsProps) {
  const { list } = useText().reports.screens

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
            <div className="flex items-center justify-between gap-5 py-5 text-muted">
              <ReportFacts item={item} />
              <span className="shrink-0 text-right text-small">
                {list.inProgress}
                <span className="block text-tiny max-sm:hidden">{list.inProgressText}</span>
              </span>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function ReportFacts({ item }: { readonly item: ReportItem }) {
  const text = useText()
  const { list } = text.reports.screens
  const { date } = useFormat()

  return (
    <span className="min-w-0">
      <span className="block text-lead">{text.myPage.consultingTypes[item.consulting_type]}</span>
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

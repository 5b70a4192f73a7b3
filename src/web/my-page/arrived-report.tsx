import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { reportOnScreen } from '#consultings/reports-on-screen.ts'
import type { Report } from '#contract/reports.ts'
import { givenName } from '#domain/names/given-name.ts'
import { useFormat } from '#web/language/use-format.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { bookingsAddress, reportAddress } from '#web/orders/order-addresses.ts'
import { reportById } from '#web/reports/queries.ts'
import { ReportFailed } from '#web/reports/report-missing.tsx'
import { useReportText } from '#web/reports/use-report-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CalendarIcon, CardIcon } from '#web/ui/icons.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface ArrivedReportProps {
  readonly id: string
  readonly reader: string
}

/** Shows a sheet that its customer has not opened yet, on the first screen. Source: docs/rules.md PR-7. */
export default function ArrivedReport({ id, reader }: ArrivedReportProps) {
  const found = useQuery(reportById(id, null, reader))
  if (found.isPending) return <Skeleton className="mb-7 h-120 w-full" />
  if (found.isError && !found.data) {
    return (
      <ReportFailed
        error={found.error}
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    )
  }
  return found.data ? <Arrival report={found.data.report} /> : null
}

function Arrival({ report }: { readonly report: Report }) {
  const { arrival: text } = useReportText().screens
  const { dateTime } = useFormat()
  const { portrait, texts } = reportOnScreen(report.consulting_type)
  const { card } = usePageTexts(texts).report
  const address = reportAddress(report.id)
  const name = givenName(report.customer_name)
  const title = report.version > 1 ? text.revised(name) : text.title(name)

  return (
    <section aria-label={title} className="@container -mx-gutter mb-9 lg:mx-0">
      <div className="grid grid-cols-[minmax(0,1fr)] @form:grid-cols-2">
        <div className="aspect-5/4 overflow-hidden bg-sand @form:aspect-auto">
          {portrait && <Portrait {...portrait(report)} covers first />}
        </div>
        <div className="-mt-px flex flex-col bg-ink px-gutter pt-4 pb-7 text-paper forced-color-adjust-none @form:mt-0 @form:justify-end @form:px-8 @form:pt-16">
          <h2 className="display-chapter wrap-anywhere">{title}</h2>
          {report.published_at && (
            <p className="mt-3 text-small">
              {text.sent(report.consultant_name, dateTime(report.published_at))}
            </p>
          )}
          <div className="mt-5">
            <ButtonLink wide to={address}>
              {text.open}
            </ButtonLink>
          </div>
        </div>
      </div>
      <ul className="grid grid-cols-2 divide-x divide-sand border-b border-ink text-small">
        {card && (
          <li>
            <Link
              to={`${address}?view=card`}
              className="flex min-h-touch flex-col gap-2 px-gutter py-5 font-strong @form:px-6"
            >
              <CardIcon />
              {card.open}
            </Link>
          </li>
        )}
        <li>
          <Link
            to={bookingsAddress(report.order_number)}
            className="flex min-h-touch flex-col gap-2 px-gutter py-5 font-strong @form:px-6"
          >
            <CalendarIcon />
            {text.talk}
          </Link>
        </li>
      </ul>
    </section>
  )
}

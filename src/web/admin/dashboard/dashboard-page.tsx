import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { readDashboard } from '#contract/dashboard.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { useFormat } from '#web/language/use-format.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { Charts } from './charts.tsx'
import { dashboard, periodFromAddress } from './dashboard-query.ts'
import { Discounts } from './discounts.tsx'
import { Funnel } from './funnel.tsx'
import { KeyFigures } from './key-figures.tsx'
import { Kinds } from './kinds.tsx'
import { PageSpeeds } from './page-speeds.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { Waiting } from './waiting.tsx'

/**
 * Figures of a period compared with the period before, and the orders that are waiting now. Source:
 * ADM-03.
 */
export default function DashboardPage() {
  const text = useAdminText()
  const labels = text.dashboard
  const [search] = useSearchParams()
  const period = periodFromAddress(search)
  const query = useQuery(dashboard(period))
  const { data } = query

  return (
    <div className="px-4 pb-16 lg:px-5.5">
      <title>{text.pageTitle(labels.title)}</title>
      <h1 className="pt-4 pb-1 font-display text-[1.3125rem] font-light lg:pt-5">{labels.title}</h1>
      <PeriodPicker period={data?.current ?? period} />
      {query.isError && <LoadProblem query={query} />}
      {!data && !query.isError && <DashboardSkeleton />}
      {data && (
        <div aria-busy={query.isPlaceholderData}>
          <Dashboard {...data} />
        </div>
      )}
    </div>
  )
}

function Dashboard(data: ReplyOf<typeof readDashboard>) {
  const labels = useAdminText().dashboard
  const format = useFormat()
  const { current, before, waiting } = data

  return (
    <>
      <p aria-live="polite" className="pb-3 text-small text-muted">
        {labels.period.compared(format.date(current.from), format.date(current.to))}{' '}
        {labels.period.with(format.date(before.from), format.date(before.to))}
      </p>
      {isEmpty(current) && isEmpty(before) ? (
        <EmptyState title={labels.empty} text={labels.emptyText} />
      ) : (
        <>
          <KeyFigures {...data} />
          <Charts {...data} />
          <Funnel {...data} />
          <Kinds kinds={current.kinds} />
          <Discounts discounts={current.discounts} />
          <PageSpeeds speeds={current.page_speeds} />
        </>
      )}
      <Waiting waiting={waiting} />
    </>
  )
}

const isEmpty = ({
  revenue,
  refunds,
  rating,
  funnel,
  survey_to_result,
}: ReplyOf<typeof readDashboard>['before']) =>
  [revenue, refunds, rating.count, funnel.visits, funnel.orders, survey_to_result.orders].every(
    (figure) => figure === 0,
  )

const DashboardSkeleton = () => (
  <Loading>
    <Skeleton className="h-5 w-64" />
    <Skeleton className="mt-4 h-48 w-full xl:h-28" />
    <Skeleton className="mt-6 h-72 w-full" />
    <Skeleton className="mt-6 h-72 w-full" />
  </Loading>
)

import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { isOffered } from '#consultings/kinds.ts'
import { saveReportDraft } from '#contract/reports.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { useMay } from '../frame/role.tsx'
import { adminOrder } from '../order/order-queries.ts'
import { BackToOrder } from './back-to-order.tsx'
import { Editor } from './editor.tsx'
import { hasReport } from './has-report.ts'
import { NotReady } from './not-ready.tsx'
import { reportDraft } from './report-queries.ts'
import { ReportReading } from './report-reading.tsx'

/** Page where a result sheet is written, with survey and photos beside it, or read by a viewer. Source: RPT-03. */
export default function EditorPage() {
  const text = useAdminText()
  return (
    <>
      <title>{text.pageTitle(text.report.title)}</title>
      <ReportInPage />
    </>
  )
}

function ReportInPage() {
  const text = useAdminText()
  const { orderNumber = '' } = useParams()
  const [search] = useSearchParams()
  const order = useQuery(adminOrder(orderNumber))
  const draft = useQuery(reportDraft(orderNumber))
  const canWrite = useMay()(saveReportDraft)

  // The kind of the draft, which a newer version of the software may have saved.
  const kind = draft.data?.consulting_type
  if (order.data && draft.data && kind && isOffered(kind)) {
    if (hasReport(order.data.canonical_status)) {
      if (!canWrite) return <ReportReading order={order.data} draft={draft.data} />
      return <Editor key={orderNumber} {...{ order: order.data, kind, savedDraft: draft.data }} />
    }
  }
  const isMissing = isRefusal(order.error, 'ORDER_NOT_FOUND', 'VALIDATION_FAILED')
  const failed = [order, draft].find(({ isError, data }) => isError && !data)
  return (
    <div className="px-4 pb-16 lg:px-7 lg:pt-3">
      <h1 className="sr-only">{text.report.title}</h1>
      {isMissing ? (
        <EmptyState
          title={text.order.missing}
          text={text.order.missingText}
          action={<WayBack to="/admin/orders">{text.backToList}</WayBack>}
        />
      ) : failed ? (
        <>
          <BackToOrder orderNumber={orderNumber} />
          <LoadProblem query={failed} />
        </>
      ) : order.data && draft.data ? (
        <NotReady
          order={order.data}
          kind={draft.data.consulting_type}
          orderAddress={`/admin/orders/${orderNumber}?${search}`}
        />
      ) : (
        <>
          <BackToOrder orderNumber={orderNumber} />
          <EditorSkeleton />
        </>
      )}
    </div>
  )
}

interface WayBackProps {
  readonly to: string
  readonly children: string
}

const WayBack = ({ to, children }: WayBackProps) => (
  <ButtonLink kind="secondary" size="small" to={to}>
    {children}
  </ButtonLink>
)

const EditorSkeleton = () => (
  <Loading>
    <Skeleton className="mt-3 h-9 w-64 max-w-full" />
    <div className="mt-8 grid gap-8 lg:grid-cols-[20rem_1fr]">
      <Skeleton className="h-60" />
      <SkeletonText lines={12} />
    </div>
  </Loading>
)

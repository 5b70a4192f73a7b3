import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { isRefusal } from '#web/api/api-refusal.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { adminOrder } from '../order/order-queries.ts'
import { Editor } from './editor.tsx'
import { hasSheet } from './has-sheet.ts'
import { sheetDraft } from './sheet-queries.ts'

/** Where a result sheet is written, with survey and photos beside it. Source: RPT-03. */
export default function EditorPage() {
  const text = useAdminText()
  return (
    <>
      <title>{text.pageTitle(text.sheet.title)}</title>
      <SheetInPage />
    </>
  )
}

function SheetInPage() {
  const text = useAdminText()
  const { orderNumber = '' } = useParams()
  const [search] = useSearchParams()
  const order = useQuery(adminOrder(orderNumber))
  const draft = useQuery(sheetDraft(orderNumber))
  const back = (
    <ButtonLink
      kind="secondary"
      size="small"
      to={{ pathname: `/admin/orders/${orderNumber}`, search: String(search) }}
    >
      {text.sheet.back}
    </ButtonLink>
  )

  if (isRefusal(order.error, 'ORDER_NOT_FOUND', 'VALIDATION_FAILED')) {
    return <EmptyState title={text.order.missing} text={text.order.missingText} />
  }
  const failed = [order, draft].find(({ isError, data }) => isError && !data)
  if (failed) {
    return (
      <div className="px-4 lg:px-7">
        <LoadProblem of={failed} />
      </div>
    )
  }
  if (!order.data || !draft.data) return <EditorSkeleton />
  if (!hasSheet(order.data.canonical_status)) {
    return <EmptyState title={text.sheet.notReady} text={text.sheet.notReadyText} action={back} />
  }
  return <Editor key={orderNumber} order={order.data} begun={draft.data} />
}

const EditorSkeleton = () => (
  <Loading>
    <div className="px-4 lg:px-7">
      <Skeleton className="mt-5 h-9 w-64" />
      <div className="mt-8 grid gap-8 lg:grid-cols-[20rem_1fr]">
        <Skeleton className="h-60" />
        <SkeletonText lines={12} />
      </div>
    </div>
  </Loading>
)

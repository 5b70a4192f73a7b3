import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { reportTexts } from '#texts/reports.ts'
import { AccessPrompt } from '#web/accounts/access-prompt.tsx'
import { useSession } from '#web/api/session.ts'
import { titleMeta } from '#web/layout/page-title.ts'
import { storeGuestToken } from '#web/own-orders/guest-tokens.ts'
import { pageContext } from '#web/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { usePageInAddress } from '#web/ui/use-page-in-address.ts'
import { myReports } from './queries.ts'
import { ReportFailed } from './report-missing.tsx'
import { ReportRows } from './report-rows.tsx'
import { useReportText } from './use-report-text.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(pageContext)
  return { title: reportTexts[language].screens.pageTitle }
}

export const meta = titleMeta

/** Lists the reader's result sheets, including unfinished ones. Source: RPT-01. */
export default function MyReportsPage() {
  const { list } = useReportText().screens
  return (
    <Page title={list.title} intro={list.intro} width="column">
      <MyReports />
    </Page>
  )
}

function MyReports() {
  const { list } = useReportText().screens
  const page = usePageInAddress()
  const reader = String(useSession()?.user.id ?? 'visitor')
  const reports = useQuery(myReports(page, reader))
  const showProven = (orderNumber: string, token: string) => {
    storeGuestToken(orderNumber, token)
    void reports.refetch()
  }

  if (reports.isPending) return <SkeletonRows rows={3} />
  if (reports.isError && reports.data === undefined) {
    return (
      <ReportFailed
        error={reports.error}
        busy={reports.isFetching}
        onRetry={() => void reports.refetch()}
      />
    )
  }
  if (!reports.data) {
    return (
      <div className="max-w-(--container-form)">
        <AccessPrompt guest={{ orderNumber: null, onProven: showProven }} />
      </div>
    )
  }
  if (reports.data.items.length === 0 && reports.data.pages <= 1) {
    return (
      <EmptyState
        title={list.emptyTitle}
        text={list.emptyText}
        action={<ButtonLink to="/user/consulting/consulting-order">{list.emptyAction}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <ReportRows items={reports.data.items} />
      <Pager page={page} pages={reports.data.pages} hrefOf={(to) => `?page=${to}`} />
    </>
  )
}

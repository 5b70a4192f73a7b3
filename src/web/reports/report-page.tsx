import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import { reportOnScreen } from '#consultings/reports-on-screen.ts'
import { reportTexts } from '#texts/reports.ts'
import { useSession } from '#web/api/session.ts'
import { titleMeta } from '#web/layout/page-title.ts'
import { useReadOnOpening } from '#web/notifications/use-unread-badges.ts'
import { pageContext } from '#web/page-context.ts'
import { Column } from '#web/ui/page.tsx'
import { withoutCard } from './card-address.ts'
import { CardBar } from './card-bar.tsx'
import { PrintedPages } from './printed-pages.tsx'
import { reportById } from './queries.ts'
import { ReportFailed, ReportMissing } from './report-missing.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { ReportView } from './report-view.tsx'
import { SaveCard } from './save-card.tsx'
import { useReportText } from './use-report-text.ts'
import { WrittenLanguage } from './written.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(pageContext)
  return { title: reportTexts[language].screens.pageTitle }
}

export const meta = titleMeta

/** Shows a published result sheet, or its card for the salon. Source: RPT-02, RPT-04. */
export default function ReportPage() {
  return (
    <Column width="page" className="grow">
      <ReportInPage />
    </Column>
  )
}

function ReportInPage() {
  useReadOnOpening()
  const { id = '' } = useParams()
  const { list } = useReportText().screens
  const [search] = useSearchParams()
  const reader = String(useSession()?.user.id ?? 'visitor')
  const found = useQuery(reportById(id, search.get('token'), reader))

  if (found.isPending) return <ReportSkeleton />
  if (found.isError && found.data === undefined) {
    return (
      <div className="pb-20 lg:ml-66">
        <h1 className="display-title border-b border-ink pt-6 pb-5 lg:pt-12">{list.title}</h1>
        <ReportFailed
          busy={found.isFetching}
          onRetry={() => void found.refetch()}
          error={found.error}
        />
      </div>
    )
  }
  if (!found.data) return <ReportMissing orderNumber={search.get('order')} />
  const { report, token } = found.data
  const { Card } = reportOnScreen(report.consulting_type)
  const isCard = Card && search.get('view') === 'card'
  return (
    <WrittenLanguage value={report.language}>
      {isCard ? (
        <>
          <Card report={report} bar={<CardBar backTo={withoutCard(search)} />} />
          <SaveCard {...found.data} />
        </>
      ) : (
        <>
          <ReportView report={report} token={token} />
          <PrintedPages id={report.id} token={token} />
        </>
      )}
    </WrittenLanguage>
  )
}

import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import { sheetOnScreen } from '#consultings/sheets-on-screen.ts'
import { reportTexts } from '#texts/reports.ts'
import { useSession } from '#web/api/session.ts'
import { titleMeta } from '#web/layout/page-title.ts'
import { useReadOnOpening } from '#web/my-page/use-unread-badges.ts'
import { pageContext } from '#web/page-context.ts'
import { Column } from '#web/ui/page.tsx'
import { withoutCard } from './card-address.ts'
import { CardBar } from './card-bar.tsx'
import { PrintedPages } from './printed-pages.tsx'
import { sheetById } from './queries.ts'
import { SaveCard } from './save-card.tsx'
import { SheetFailed, SheetMissing } from './sheet-missing.tsx'
import { SheetSkeleton } from './sheet-skeleton.tsx'
import { SheetView } from './sheet-view.tsx'
import { useReportText } from './use-report-text.ts'
import { WrittenLanguage } from './written.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(pageContext)
  return { title: reportTexts[language].screens.pageTitle }
}

export const meta = titleMeta

/** Shows a published result sheet, or its card for the salon. Source: RPT-02, RPT-04. */
export default function SheetPage() {
  return (
    <Column width="page" className="grow">
      <SheetInPage />
    </Column>
  )
}

function SheetInPage() {
  useReadOnOpening()
  const { id = '' } = useParams()
  const { list } = useReportText().screens
  const [search] = useSearchParams()
  const reader = String(useSession()?.user.id ?? 'visitor')
  const found = useQuery(sheetById(id, search.get('token'), reader))

  if (found.isPending) return <SheetSkeleton />
  if (found.isError && found.data === undefined) {
    return (
      <div className="pb-20 lg:ml-66">
        <h1 className="display-title border-b border-ink pt-6 pb-5 lg:pt-12">{list.title}</h1>
        <SheetFailed
          busy={found.isFetching}
          onRetry={() => void found.refetch()}
          error={found.error}
        />
      </div>
    )
  }
  if (!found.data) return <SheetMissing orderNumber={search.get('order')} />
  const { sheet, token } = found.data
  const { Card } = sheetOnScreen(sheet.consulting_type)
  const isCard = Card && search.get('view') === 'card'
  return (
    <WrittenLanguage value={sheet.language}>
      {isCard ? (
        <>
          <Card sheet={sheet} bar={<CardBar backTo={withoutCard(search)} />} />
          <SaveCard {...found.data} />
        </>
      ) : (
        <>
          <SheetView sheet={sheet} token={token} />
          <PrintedPages id={sheet.id} token={token} />
        </>
      )}
    </WrittenLanguage>
  )
}

import { Link, useSearchParams } from 'react-router'
import { reportOnScreen } from '#consultings/reports-on-screen.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { bookingsAddress } from '#web/orders/order-addresses.ts'
import { buttonClass } from '#web/ui/button-look.ts'
import { CalendarIcon, CardIcon, DownloadIcon } from '#web/ui/icons.tsx'
import { Problem } from '#web/ui/problem.tsx'
import type { ReportToolsProps } from './report-tools-props.ts'
import { ShareButton } from './share-button.tsx'
import { useReportPdf } from './use-report-pdf.ts'
import { useReportText } from './use-report-text.ts'

const rowClass = 'inline-flex min-h-touch items-center gap-2 text-small hover:underline'
const barClass =
  'flex min-h-14 flex-col items-center gap-1 px-1 py-2 text-center text-tiny leading-tight'

/** Actions of a sheet: book a consultation, open the card, download the PDF, share. */
export function ReportTools({ report, token, bar = false }: ReportToolsProps & { bar?: boolean }) {
  const text = useReportText().screens
  const [search] = useSearchParams()
  const { card } = usePageTexts(reportOnScreen(report.consulting_type).texts).report
  const pdf = useReportPdf({ report, token })
  const quiet = bar ? barClass : rowClass

  return (
    <>
      {pdf.isError && (
        <div className="my-3 px-gutter text-small">
          <Problem>{text.pdfFailed}</Problem>
        </div>
      )}
      <div
        className={
          bar
            ? 'grid auto-cols-fr grid-flow-col divide-x divide-sand'
            : 'flex flex-wrap items-center gap-x-8 gap-y-3'
        }
      >
        <Link
          to={bookingsAddress(report.order_number, token)}
          className={bar ? `${barClass} text-clay` : buttonClass({ size: 'small' })}
        >
          {bar && <CalendarIcon />}
          {text.book}
        </Link>
        {card && (
          <Link to={`?${withCard(search)}`} aria-label={card.open} className={quiet}>
            <CardIcon />
            {(bar && card.short) || card.open}
          </Link>
        )}
        <button
          type="button"
          disabled={pdf.isPending}
          aria-busy={pdf.isPending}
          onClick={() => pdf.mutate('a4')}
          className={`${quiet} disabled:opacity-50`}
        >
          <DownloadIcon />
          {text.pdf}
        </button>
        <ShareButton report={report} token={token} className={quiet} />
      </div>
    </>
  )
}

function withCard(search: URLSearchParams): string {
  const next = new URLSearchParams(search)
  next.set('view', 'card')
  return next.toString()
}

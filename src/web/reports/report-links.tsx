import { Link, useRouteLoaderData } from 'react-router'
import { useLanguage } from '#web/language/use-text.ts'
import { guestOrderAddress, orderDetailsAddress } from '#web/orders/order-addresses.ts'
import type { RootData } from '#web/root.tsx'
import { buttonClass } from '#web/ui/button-look.ts'
import { Problem } from '#web/ui/problem.tsx'
import type { ReportToolsProps } from './report-tools-props.ts'
import { useReportPdf } from './use-report-pdf.ts'
import { useReportText } from './use-report-text.ts'

const linkClass = buttonClass({ kind: 'quiet', size: 'small' })

/** Further actions at the end of a sheet: ask, print, see the order. */
export function ReportLinks({ report, token }: ReportToolsProps) {
  const text = useReportText().screens

  return (
    <div data-print="none" className="mt-10 flex flex-wrap gap-x-6 border-t border-sand pt-4">
      <Questions number={report.diagnosis_number} />
      <PrintLinks report={report} token={token} />
      <Link
        to={
          token
            ? guestOrderAddress(report.order_number, token)
            : orderDetailsAddress(report.order_number)
        }
        className={linkClass}
      >
        {text.toOrder}
      </Link>
    </div>
  )
}

/** Prints the PDF, which is laid out for paper. Readers of English can choose US Letter. */
function PrintLinks({ report, token }: ReportToolsProps) {
  const text = useReportText().screens
  const language = useLanguage()
  const pdf = useReportPdf({ report, token })
  const sizes = language === 'en' ? (['a4', 'letter'] as const) : (['a4'] as const)

  return (
    <>
      {sizes.map((size) => (
        <button
          key={size}
          type="button"
          disabled={pdf.isPending}
          onClick={() => pdf.mutate(size)}
          className={`${linkClass} disabled:opacity-50`}
        >
          {text.printPdf[size]}
        </button>
      ))}
      {pdf.isError && <Problem>{text.pdfFailed}</Problem>}
    </>
  )
}

function Questions({ number }: { readonly number: string }) {
  const text = useReportText().screens
  const site = useRouteLoaderData<RootData>('root')?.site
  if (!site) return null
  const { company, links } = site

  return (
    <>
      {company.email && (
        <a
          href={`mailto:${company.email}?subject=${encodeURIComponent(text.mailSubject(number))}`}
          className={linkClass}
        >
          {text.askByMail}
        </a>
      )}
      {links.kakao && (
        <a href={links.kakao} target="_blank" rel="noreferrer" className={linkClass}>
          {text.askByKakao}
        </a>
      )}
    </>
  )
}

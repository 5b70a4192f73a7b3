import { useMutation } from '@tanstack/react-query'
import { Link, useRouteLoaderData, useSearchParams } from 'react-router'
import { sheetOnScreen } from '#consultings/sheets-on-screen.ts'
import { getReportPdf, type Sheet } from '#contract/reports.ts'
import { download } from '#web/api/client.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import {
  bookingsAddress,
  guestOrderAddress,
  orderDetailsAddress,
} from '#web/orders/order-addresses.ts'
import type { RootData } from '#web/root.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { saveFile } from './save-file.ts'
import { useReportText } from './use-report-text.ts'

interface SheetActionsProps {
  readonly sheet: Sheet
  readonly token: string | null
}

const linkClass =
  'inline-flex min-h-touch items-center text-small underline decoration-rule underline-offset-4 hover:decoration-ink'

/** Taking the sheet along: as a PDF, on paper, as a card; talking about it; and its order. */
export function SheetActions({ sheet, token }: SheetActionsProps) {
  const text = useReportText().screens
  const [search] = useSearchParams()
  const { card } = usePageTexts(sheetOnScreen(sheet.consulting_type).texts).sheet
  const pdf = useMutation({
    mutationFn: () =>
      download(getReportPdf, { params: { id: sheet.id }, query: { token: token ?? undefined } }),
    onSuccess: (file) => saveFile(file, `gyeol-${sheet.diagnosis_number}.pdf`),
  })

  return (
    <div className="flex flex-wrap items-center gap-x-6 @column:flex-col @column:items-start">
      <div className="w-full @form:w-auto @column:mb-2 @column:w-full">
        <Button wide size="small" busy={pdf.isPending} onClick={() => pdf.mutate()}>
          <DownloadIcon className="size-4" />
          {text.pdf}
        </Button>
      </div>
      <div className="mt-2 w-full @form:mt-0 @form:w-auto @column:mb-2 @column:w-full">
        <ButtonLink
          kind="secondary"
          wide
          size="small"
          to={bookingsAddress(sheet.order_number, token)}
        >
          {text.book}
        </ButtonLink>
      </div>
      {pdf.isError && (
        <div className="my-3 w-full text-small">
          <Problem>{text.pdfFailed}</Problem>
        </div>
      )}
      {card && (
        <Link to={`?${withCard(search)}`} className={linkClass}>
          {card.open}
        </Link>
      )}
      <button type="button" className={linkClass} onClick={() => window.print()}>
        {text.print}
      </button>
      <Questions number={sheet.diagnosis_number} />
      <Link
        to={
          token
            ? guestOrderAddress(sheet.order_number, token)
            : orderDetailsAddress(sheet.order_number)
        }
        className={linkClass}
      >
        {text.toOrder}
      </Link>
    </div>
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

function withCard(search: URLSearchParams): string {
  const next = new URLSearchParams(search)
  next.set('view', 'card')
  return next.toString()
}

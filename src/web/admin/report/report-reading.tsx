import type { StaffOrder } from '#contract/admin-orders.ts'
import type { Report, ReportDraft } from '#contract/reports.ts'
import { InLanguage } from '#web/language/in-language.tsx'
import { ReportSkeleton } from '#web/reports/report-skeleton.tsx'
import { ReportView } from '#web/reports/report-view.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { BackToOrder } from './back-to-order.tsx'

interface ReportReadingProps {
  readonly order: StaffOrder
  readonly draft: ReportDraft
}

/** Shows the working copy of a sheet, as its customer would read it, to people who may not write it. */
export function ReportReading({ order, draft }: ReportReadingProps) {
  const { report } = useAdminText()
  // The draft's content has the draft's kind.
  const shown = {
    ...draft.content,
    id: draft.report_id ?? '',
    order_number: order.order_number,
    consulting_type: draft.consulting_type,
    diagnosis_number: '…',
    purchase_date: order.created_at,
    customer_name: order.guest_name,
    language: order.language,
    published_at: draft.published_at,
    version: draft.versions.length,
  } as Report

  return (
    <div className="px-4 pb-16 lg:px-7 lg:pt-3">
      <h1 className="sr-only">{report.title}</h1>
      <BackToOrder orderNumber={order.order_number} />
      <InLanguage language={order.language} fallback={<ReportSkeleton />}>
        <ReportView report={shown} />
      </InLanguage>
    </div>
  )
}

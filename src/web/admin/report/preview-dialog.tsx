import { useQuery } from '@tanstack/react-query'
import type { StaffOrder } from '#contract/admin-orders.ts'
import type { Report } from '#contract/reports.ts'
import { InLanguage } from '#web/language/in-language.tsx'
import { ReportSkeleton } from '#web/reports/report-skeleton.tsx'
import { ReportView } from '#web/reports/report-view.tsx'
import { PreviewFrame } from '../editing/preview-frame.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { savedReport } from './report-queries.ts'
import type { ReportEditing } from './use-report.ts'

interface PreviewDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly order: StaffOrder
  readonly report: ReportEditing
}

/** Preview of the edited result sheet in the customer’s language, on a phone or a wide screen. */
export function PreviewDialog({ open, onClose, order, report }: PreviewDialogProps) {
  const text = useAdminText().report
  const { report_id, revision } = report.draft
  const saved = useQuery({
    ...savedReport(report_id, revision),
    enabled: open && report_id !== null,
  })
  // Content and editor have the kind of the order.
  const preview = {
    ...report.content,
    id: report_id ?? '',
    order_number: order.order_number,
    consulting_type: order.consulting_type,
    diagnosis_number: saved.data?.diagnosis_number ?? '…',
    purchase_date: order.created_at,
    customer_name: order.guest_name,
    language: order.language,
    published_at: report.draft.published_at,
    version: report.draft.versions.length,
  } as Report

  return (
    <PreviewFrame open={open} onClose={onClose} title={text.previewTitle}>
      <InLanguage language={order.language} fallback={<ReportSkeleton />}>
        <ReportView report={preview} />
      </InLanguage>
    </PreviewFrame>
  )
}

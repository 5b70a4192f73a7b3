import { useQuery } from '@tanstack/react-query'
import type { AdminOrder } from '#contract/admin-orders.ts'
import type { Sheet } from '#contract/reports.ts'
import { InLanguage } from '#web/language/in-language.tsx'
import { SheetSkeleton } from '#web/reports/sheet-skeleton.tsx'
import { SheetView } from '#web/reports/sheet-view.tsx'
import { PreviewFrame } from '../editing/preview-frame.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { savedSheet } from './sheet-queries.ts'
import type { SheetEditing } from './use-sheet.ts'

interface PreviewDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly order: AdminOrder
  readonly sheet: SheetEditing
}

/** Preview of the edited result sheet in the customer’s language, on a phone or a wide screen. */
export function PreviewDialog({ open, onClose, order, sheet }: PreviewDialogProps) {
  const text = useAdminText().sheet
  const { report_id, revision } = sheet.draft
  const saved = useQuery({
    ...savedSheet(report_id, revision),
    enabled: open && report_id !== null,
  })
  // Content and editor have the kind of the order.
  const preview = {
    ...sheet.content,
    id: report_id ?? '',
    order_number: order.order_number,
    consulting_type: order.consulting_type,
    diagnosis_number: saved.data?.diagnosis_number ?? '…',
    purchase_date: order.created_at,
    customer_name: order.guest_name,
    language: order.language,
    published_at: sheet.draft.published_at,
    version: sheet.draft.versions.length,
  } as Sheet

  return (
    <PreviewFrame open={open} onClose={onClose} title={text.previewTitle}>
      <InLanguage language={order.language} fallback={<SheetSkeleton />}>
        <SheetView sheet={preview} />
      </InLanguage>
    </PreviewFrame>
  )
}

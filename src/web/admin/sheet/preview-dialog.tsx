import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminOrder } from '#contract/admin-orders.ts'
import type { Sheet } from '#contract/reports.ts'
import { InLanguage } from '#web/language/in-language.tsx'
import { SheetSkeleton } from '#web/reports/sheet-skeleton.tsx'
import { SheetView } from '#web/reports/sheet-view.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { FullDialog } from '../frame/full-dialog.tsx'
import { savedSheet } from './sheet-queries.ts'
import type { SheetEditing } from './use-sheet.ts'

const widths = ['phone', 'wide'] as const

/** Titles grow with the window; on the drawn phone they are as large as on a phone. */
const phoneType =
  '[--text-heading:1.5rem] [--text-title:2rem] [--text-chapter:2.125rem] [--text-hero:2.5rem]'

interface PreviewDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly order: AdminOrder
  readonly sheet: SheetEditing
}

/** The sheet as its customer sees it, in their language, as it stands in the editor: on a phone or on a wide screen. */
export function PreviewDialog({ open, onClose, order, sheet }: PreviewDialogProps) {
  const text = useAdminText().sheet
  const [width, setWidth] = useState<(typeof widths)[number]>('phone')
  const { report_id, revision } = sheet.draft
  const saved = useQuery({
    ...savedSheet(report_id, revision),
    enabled: open && report_id !== null,
  })
  const preview: Sheet = {
    ...sheet.content,
    id: report_id ?? '',
    order_number: order.order_number,
    consulting_type: order.consulting_type,
    diagnosis_number: saved.data?.diagnosis_number ?? '…',
    purchase_date: order.created_at,
    customer_name: order.guest_name,
    published_at: sheet.draft.published_at,
    version: sheet.draft.versions.length,
  }

  return (
    <FullDialog
      open={open}
      onClose={onClose}
      title={text.previewTitle}
      tools={
        <fieldset aria-label={text.previewTitle} className="flex">
          {widths.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === width}
              onClick={() => setWidth(each)}
              className="min-h-touch px-3 text-small text-muted aria-pressed:font-strong aria-pressed:text-ink"
            >
              {text[each]}
            </button>
          ))}
        </fieldset>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable by keyboard */}
      <div tabIndex={0} className="min-h-0 grow overflow-y-auto bg-fill">
        <div
          className={`mx-auto min-h-full bg-paper px-5 ${width === 'phone' ? `max-w-90 ${phoneType}` : 'max-w-(--container-page) lg:px-gutter'}`}
        >
          <InLanguage language={order.language} fallback={<SheetSkeleton />}>
            <SheetView sheet={preview} />
          </InLanguage>
        </div>
      </div>
    </FullDialog>
  )
}

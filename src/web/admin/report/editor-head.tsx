import type { StaffOrder } from '#contract/admin-orders.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { KeyHint } from '#web/ui/key-hint.tsx'
import { ModifierKey } from '#web/ui/modifier-key.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { BackToOrder } from './back-to-order.tsx'
import type { ReportEditing } from './use-report.ts'

interface EditorHeadProps {
  readonly order: StaffOrder
  readonly report: ReportEditing
  readonly isPublishing: boolean
  readonly onPreview: () => void
  readonly onPublish: () => void
}

/** Sticky header of the editor: customer, save state, preview and publish buttons. */
export function EditorHead({ order, report, isPublishing, onPreview, onPublish }: EditorHeadProps) {
  const text = useAdminText().report

  return (
    <header className="z-20 border-b border-ink bg-paper px-4 lg:sticky lg:top-0 lg:px-7">
      <div className="flex min-h-18 flex-wrap items-center gap-x-5 gap-y-2 pb-3 lg:pt-3">
        <div className="min-w-0 grow">
          <BackToOrder orderNumber={order.order_number} />
          <h1 className="font-display text-[1.3125rem] leading-snug font-light wrap-anywhere lg:truncate">
            {text.titleOf(order.guest_name)}
          </h1>
        </div>
        <SaveState report={report} />
        <div className="flex gap-2.5 max-sm:w-full">
          <Button size="small" busy={isPublishing} onClick={onPublish}>
            {report.draft.versions.length > 0 ? text.publishAgain : text.publish}
            <span aria-hidden="true" className="max-lg:hidden">
              <KeyHint>
                <ModifierKey />↵
              </KeyHint>
            </span>
          </Button>
          <Button kind="secondary" size="small" onClick={onPreview}>
            {text.preview}
          </Button>
        </div>
      </div>
    </header>
  )
}

function SaveState({ report }: { readonly report: ReportEditing }) {
  const { report: text, editing } = useAdminText()
  const format = useFormat()
  const { saved_at } = report.draft
  const labels = {
    saved: saved_at && text.saved(format.time(saved_at)),
    unsaved: text.unsaved,
    saving: text.saving,
    failed: text.saveFailed,
    refused: text.saveRefused(report.reason),
    invalid: text.invalid,
    conflict: editing.conflict.title,
  }[report.saving]
  const isBad = ['failed', 'refused', 'invalid', 'conflict'].includes(report.saving)

  return (
    <p role="status" className={`text-tiny sm:text-right ${isBad ? 'text-clay' : 'text-muted'}`}>
      {labels}
      <span className="block">{text.states[report.draft.status]}</span>
    </p>
  )
}

import { useText } from '#web/language/use-text.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { InquiryForm } from './inquiry-form.tsx'
import type { AskKind, InquiryFields } from './inquiry-rules.ts'
import { useInquiryForm } from './use-inquiry-form.ts'
import { useSendInquiry } from './use-send-inquiry.ts'

interface AskDialogProps {
  readonly kind: AskKind
  readonly initial: Partial<InquiryFields>
  readonly open: boolean
  readonly onClose: () => void
}

/** Dialog to send an inquiry. Closing it keeps what was typed. */
export function AskDialog({ kind, initial, open, onClose }: AskDialogProps) {
  const text = useText().inquiries
  const { form, clear } = useInquiryForm(kind, initial)
  const asking = useSendInquiry(kind, form, () => {
    clear()
    onClose()
  })

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={kind === 'question' ? text.askQuestion : text.ask}
      width="text"
      send={text.form.submit}
      busy={asking.busy}
      onSubmit={asking.ask}
    >
      <InquiryForm kind={kind} form={form} asking={asking} />
    </FormDialog>
  )
}

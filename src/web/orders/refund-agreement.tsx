import { type Ref, useState } from 'react'
import { formatRefundWindow } from '#web/catalog/refund-window.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import type { OrderPageData } from './load-order-page.ts'
import { RefundRulesDialog } from './refund-rules-dialog.tsx'

interface RefundAgreementProps {
  readonly ref: Ref<HTMLInputElement>
  readonly site: OrderPageData['site']
  readonly agreed: boolean
  readonly onAgree: (agreed: boolean) => void
  readonly problem: string | null
}

/** Checkbox whose first click shows the rules; checked once they are closed. Source: ORD-07. */
export function RefundAgreement({ ref, site, agreed, onAgree, problem }: RefundAgreementProps) {
  const texts = useText().ordering
  const text = texts.agreement
  const { won, number } = useFormat()
  const [open, setOpen] = useState<'to agree' | 'to read' | null>(null)
  const [seen, setSeen] = useState(false)
  const rules = site.refund_rules

  function press() {
    if (agreed || seen) onAgree(!agreed)
    else setOpen('to agree')
  }
  function close() {
    setSeen(true)
    if (open === 'to agree') onAgree(true)
    setOpen(null)
  }

  const free = formatRefundWindow(rules.free_window_minutes, texts.refundRules, number)
  return (
    <div className="border-t border-ink py-5">
      <Checkbox
        ref={ref}
        name="agreed_refund"
        checked={agreed}
        onChange={press}
        aria-required
        label={text.label}
        hint={
          <>
            {text.hint(free, won(rules.late_fee))}{' '}
            <button
              type="button"
              onClick={() => setOpen('to read')}
              className="reach min-h-6 underline decoration-rule underline-offset-4 hover:decoration-ink"
            >
              {text.details}
            </button>
          </>
        }
        problem={problem}
      />
      <RefundRulesDialog open={open !== null} onClose={close} site={site} />
    </div>
  )
}

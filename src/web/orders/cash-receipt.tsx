import { useState } from 'react'
import type { CashReceipt as Receipt } from '#contract/cash-receipts.ts'
import type { Payment } from '#contract/payments.ts'
import { type CashReceiptPurpose, isCashReceiptNumber } from '#domain/payments/cash-receipt.ts'
import { cashReceiptTexts } from '#texts/cash-receipts.ts'
import { failureMessage } from '#web/api/failure-message.ts'
import { useFormat } from '#web/language/use-format.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { useText } from '#web/language/use-text.ts'
import { type OrderProof, useAskCashReceipt } from '#web/own-orders/my-orders-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { CashReceiptFields } from './cash-receipt-fields.tsx'

interface CashReceiptProps {
  readonly receipt: Receipt | null
  readonly payment: Pick<Payment, 'status'>
  readonly proof: OrderProof
}

/** Shows an order's cash receipt: available, requested, or issued. */
export function CashReceipt({ receipt, payment, proof }: CashReceiptProps) {
  const text = usePageTexts(cashReceiptTexts)
  const [open, setOpen] = useState(false)
  if (!receipt) return null
  const mayAsk = receipt.state === 'MAY_ASK' || receipt.state === 'ASKED'

  return (
    <div className="space-y-3 pt-4">
      <h3 className="font-strong">{text.title}</h3>
      <Standing receipt={receipt} isAwaited={payment.status === 'WAITING'} />
      {mayAsk && (
        <Button
          kind={receipt.state === 'MAY_ASK' ? 'secondary' : 'quiet'}
          onClick={() => setOpen(true)}
        >
          {receipt.state === 'MAY_ASK' ? text.ask : text.change}
        </Button>
      )}
      {mayAsk && <AskDialog open={open} onClose={() => setOpen(false)} proof={proof} />}
    </div>
  )
}

interface StandingProps {
  readonly receipt: Receipt
  /** Whether its payment is still outstanding. */
  readonly isAwaited: boolean
}

function Standing({ receipt, isAwaited }: StandingProps) {
  const text = usePageTexts(cashReceiptTexts)
  const { won } = useFormat()
  const { state, purpose, ending, amount, issue_number, cancel_number, url } = receipt
  const purposeLabel = purpose ? text.purposes[purpose] : ''
  if (state === 'MAY_ASK') return <p>{text.mayAsk}</p>
  if (state === 'ASKED') return <p>{text.asked(purposeLabel, ending ?? '', isAwaited)}</p>

  return (
    <>
      <p>{state === 'ISSUED' ? text.issued(purposeLabel, won(amount)) : text.cancelled}</p>
      <p className="text-small text-muted">
        {text.number} <span className="figures">{issue_number}</span>
        {cancel_number && (
          <span className="block">
            {text.cancelNumber} <span className="figures">{cancel_number}</span>
          </span>
        )}
      </p>
      {url && (
        <p>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-touch items-center text-small underline decoration-rule underline-offset-4 hover:decoration-ink"
          >
            {text.open}
          </a>
        </p>
      )}
    </>
  )
}

interface AskDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly proof: OrderProof
}

function AskDialog({ open, onClose, proof }: AskDialogProps) {
  const text = usePageTexts(cashReceiptTexts)
  const { offline } = useText().ui
  const say = useToast()
  const asking = useAskCashReceipt(proof)
  const [purpose, setPurpose] = useState<CashReceiptPurpose>('INCOME_DEDUCTION')
  const [number, setNumber] = useState('')
  const [isTried, setTried] = useState(false)
  const isOne = isCashReceiptNumber(purpose, number.replace(/[\s-]/g, ''))

  function send() {
    setTried(true)
    if (!isOne) return
    asking.mutate(
      { purpose, number },
      {
        onSuccess: () => {
          onClose()
          say(text.requested)
        },
      },
    )
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={text.ask}
      send={text.send}
      busy={asking.isPending}
      onSubmit={send}
    >
      <CashReceiptFields
        legend={text.purpose}
        purpose={purpose}
        onChoose={(chosen) => {
          if (chosen !== 'NONE') setPurpose(chosen)
          setTried(false)
        }}
        hasProblem={isTried && !isOne}
        field={{
          name: 'number',
          value: number,
          onChange: (event) => setNumber(event.currentTarget.value),
        }}
      />
      {asking.error && (
        <Problem>{failureMessage(asking.error, { offline, failed: text.failed })}</Problem>
      )}
    </FormDialog>
  )
}

import { type FormEvent, useState } from 'react'
import { pendingReceiptAction } from '#contract/cash-receipts.ts'
import type { MoneyAlarm } from '#contract/money-tasks.ts'
import type { CashReceiptPurpose } from '#domain/payments/cash-receipt.ts'
import { type ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useMarkReceipt, useReceiptNumber } from './money-task-queries.ts'

interface Detail {
  readonly purpose?: CashReceiptPurpose
  readonly ending?: string
  readonly issue_number?: string
  readonly left?: number
}

/** Returns what is to be done now if it differs from what the owner saw; null otherwise. */
function changedTo(error: ApiRefusal | null) {
  if (!isRefusal(error, 'EDIT_CONFLICT')) return null
  return pendingReceiptAction.safeParse(error.body.current).data ?? null
}

/**
 * Alarm for a cash receipt that the studio issues or cancels at the tax office; resolved by its
 * approval number.
 */
export function CashReceiptAlarm({ alarm }: { readonly alarm: MoneyAlarm }) {
  const { moneyTasks } = useAdminText()
  const text = moneyTasks.cashReceipt
  const { won } = useFormat()
  const showToast = useToast()
  const orderNumber = alarm.order_number ?? ''
  const number = useReceiptNumber(orderNumber)
  const marking = useMarkReceipt(orderNumber, () => showToast(text.saved))
  const [issued, setIssued] = useState('')
  const [lacks, setLacks] = useState(false)
  const { purpose, ending, issue_number, left }: Detail = alarm.detail
  const what = alarm.kind === 'CASH_RECEIPT' ? 'ISSUE' : 'CANCEL'
  const now = changedTo(marking.error)

  function mark(event: FormEvent) {
    event.preventDefault()
    setLacks(issued.trim() === '')
    if (issued.trim() === '') return
    const toDo = now ?? { what, amount: alarm.amount ?? 0 }
    marking.mutate({ ...toDo, issue_number: issued })
  }

  return (
    <div className="mt-1 space-y-3 text-small">
      <p>
        {purpose && text.facts(text.purposes[purpose], ending ?? '')}
        {issue_number && <span className="block">{text.before(issue_number)}</span>}
        {left !== undefined && <span className="block">{text.left(won(left))}</span>}
      </p>
      {alarm.kind === 'CASH_RECEIPT' &&
        (number.data ? (
          <p className="flex flex-wrap items-center gap-x-3">
            {text.number} <strong className="figures">{number.data.number}</strong>
            <CopyButton value={number.data.number} what={text.number} />
          </p>
        ) : (
          <Button
            kind="secondary"
            size="small"
            busy={number.isPending}
            onClick={() => number.mutate()}
          >
            {text.show}
          </Button>
        ))}
      <form noValidate onSubmit={mark} className="flex flex-wrap items-end gap-3">
        <TextField
          name="issue_number"
          label={text.approval}
          maxLength={20}
          autoComplete="off"
          value={issued}
          onChange={(event) => setIssued(event.currentTarget.value)}
          problem={lacks ? text.needed : null}
        />
        <Button type="submit" kind="secondary" size="small" busy={marking.isPending}>
          {text.done}
        </Button>
      </form>
      {now && (
        <Problem>
          {text.changed(
            text.toDo[what](won(alarm.amount ?? 0)),
            text.toDo[now.what](won(now.amount)),
          )}
        </Problem>
      )}
      {!now && (number.error || marking.error) && (
        <Problem>{(marking.error ?? number.error)?.serverMessage ?? moneyTasks.failed}</Problem>
      )}
    </div>
  )
}

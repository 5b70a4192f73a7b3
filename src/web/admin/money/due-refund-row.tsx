import type { DueRefund } from '#contract/admin-money.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink } from '../frame/fact-link.tsx'

/** Columns of the rows and their heading on a wide window. */
export const dueRefundGrid =
  'lg:grid lg:grid-cols-[9rem_minmax(0,1.4fr)_minmax(0,1fr)_8rem_9rem_8rem] lg:gap-x-4'

interface DueRefundRowProps {
  readonly refund: DueRefund
  readonly busy: boolean
  /** Marks the transfer as made; absent for a viewer. */
  readonly onSent: (() => void) | undefined
}

/** Shows one transfer to make: recipient, account, amount and deadline. */
export function DueRefundRow({ refund, busy, onSent }: DueRefundRowProps) {
  const labels = useAdminText().money.refunds
  const { won, number, day } = useFormat()
  const { account, order_number: order, interest, is_overdue: isOverdue } = refund
  const who = refund.customer_name ?? refund.sender ?? labels.noOrder
  const dueBy = day(refund.due_by)

  return (
    <li
      className={`${dueRefundGrid} grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-b border-sand py-3 text-small`}
    >
      <span className="wrap-anywhere">
        <strong className="font-strong">{who}</strong>{' '}
        <span className="figures text-muted">{refund.phone_ending}</span>
      </span>
      <span className="wrap-anywhere max-lg:col-span-2 max-lg:row-start-2">
        {account ? (
          <>
            {account.bank} <span className="figures">{account.account_number}</span>{' '}
            {account.holder}
          </>
        ) : refund.lacks_account ? (
          <span className="text-clay">{labels.noAccount}</span>
        ) : (
          <span className="text-muted">{labels.toSender}</span>
        )}
      </span>
      <span className="text-muted max-lg:row-start-3">
        {order ? (
          <>
            <span className="block text-ink wrap-anywhere">
              {refund.reason ?? labels.reasons[refund.because]}
            </span>
            <FactLink to={`/admin/orders/${order}`}>{order}</FactLink>
          </>
        ) : (
          labels.noOrder
        )}
      </span>
      <span className="text-right max-lg:col-start-2 max-lg:row-start-1">
        <strong className="figures font-strong">{won(refund.amount + interest)}</strong>
        {interest > 0 && (
          <span className="block text-tiny text-muted">{labels.interest(won(interest))}</span>
        )}
      </span>
      <span
        className={`max-lg:row-start-4 lg:text-right ${isOverdue ? 'font-strong text-clay' : ''}`}
      >
        {!refund.lacks_account && (isOverdue ? labels.overdue(dueBy) : labels.dueBy(dueBy))}
        {refund.days_late > 0 && (
          <span className="block text-tiny font-regular">
            {labels.late(number(refund.days_late))}
          </span>
        )}
      </span>
      <span className="text-right max-lg:col-start-2 max-lg:row-span-2 max-lg:row-start-3">
        {onSent && !refund.lacks_account && (
          <Button
            kind="secondary"
            size="small"
            busy={busy}
            aria-label={labels.sentOf(who)}
            onClick={onSent}
          >
            {labels.sent}
          </Button>
        )}
      </span>
    </li>
  )
}

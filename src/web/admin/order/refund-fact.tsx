import { type AdminRefund, answerRefund, markRefundsSent } from '#contract/admin-money.ts'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { useFormat } from '#web/language/use-format.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Allowed } from '../frame/role.tsx'
import { RefundAnswers } from '../money-tasks/refund-answers.tsx'
import { FactLine } from './fact-line.tsx'
import { MarkSent } from './mark-sent.tsx'

interface RefundFactProps {
  readonly order: AdminOrder
  readonly refund: AdminRefund
}

/** Shows a refund: its status, account, deadline and actions. */
export function RefundFact({ order, refund }: RefundFactProps) {
  const labels = useAdminText().account
  const text = labels.refund
  const { won, number } = useFormat()
  const { status, account, interest, failure } = refund
  const isToTransfer = status === 'AGREED' && refund.paid_by === 'BANK'
  const isWithdrawn = status === 'VOID' || status === 'UNCONFIRMED'
  const label = status === 'SENT' ? labels.sent : isWithdrawn ? text.withdrawn : labels.toSend

  return (
    <FactLine label={label} at={refund.agreed_at} amount={refund.amount} isVoid={status === 'VOID'}>
      <p className="text-muted">{useStatusText(refund)}</p>
      {interest > 0 && !isWithdrawn && (
        <p className="text-clay">{text.late(number(refund.days_late), won(interest))}</p>
      )}
      {failure && <p className="break-all text-muted">{text.failure(failure)}</p>}
      {account && (
        <p className="flex flex-wrap items-center gap-x-3">
          <span>
            {account.bank} <span className="figures">{account.account_number}</span>{' '}
            {account.holder}
          </span>
          {isToTransfer && (
            <Allowed call={markRefundsSent}>
              <CopyButton value={account.account_number} what={text.account} />
            </Allowed>
          )}
        </p>
      )}
      {refund.lacks_account && <p className="text-clay">{text.noAccount}</p>}
      {isToTransfer && !refund.lacks_account && (
        <Allowed call={markRefundsSent}>
          <MarkSent order={order} refund={refund} />
        </Allowed>
      )}
      {(status === 'UNCONFIRMED' || status === 'FAILED') && (
        <div className="flex flex-wrap gap-2 pt-1.5">
          <Allowed call={answerRefund}>
            <RefundAnswers id={refund.id} status={status} />
          </Allowed>
        </div>
      )}
    </FactLine>
  )
}

/** Describes the status of a refund, with the deadline until it is sent. */
function useStatusText(refund: AdminRefund): string {
  const text = useAdminText().account.refund
  const { date, dateTime } = useFormat()
  if (refund.status === 'SENT')
    return text.states.SENT(dateTime(refund.sent_at ?? refund.agreed_at))
  if (refund.status !== 'AGREED') return text.states[refund.status]
  if (refund.paid_by === 'PROVIDER') return text.byProvider
  const deadline = refund.lacks_account ? text.dueOnceNamed : text.dueBy(date(refund.due_by))
  return `${text.states.AGREED} ${deadline}`
}

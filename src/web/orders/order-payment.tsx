import type { Order } from '#contract/orders.ts'
import type { Payment } from '#contract/payments.ts'
import type { Messages } from '#texts/messages.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx'
import { isDueAgain, isDueOnline } from './payment-state.ts'

interface OrderPaymentProps {
  readonly payment: Payment
  readonly refund: Order['refund']
}

/** Shows an order's payment method and status, and its refunds. Source: PAY-01. */
export function OrderPayment({ payment, refund }: OrderPaymentProps) {
  const text = useText().myPage.detail
  const format = useFormat()
  const { paid_at: paidAt, refunded_amount: sent } = payment
  const toSend = refund?.status === 'AGREED' ? refund.amount - sent : 0
  const items: (Definition | false | null)[] = [
    { term: text.method, value: text.methods[payment.method] ?? payment.method },
    { term: text.paymentStatus, value: statusOf(payment, refund, text) },
    paidAt !== null &&
      !isDueAgain(payment) && { term: text.paidAt, value: format.dateTime(paidAt) },
    sent > 0 && {
      term: text.refundSent,
      value: (
        <Refund
          amount={format.won(sent)}
          note={refund?.sent_at && text.refundSentAt(format.dateTime(refund.sent_at))}
        />
      ),
    },
    toSend > 0 && {
      term: text.refundToSend,
      value: (
        <Refund
          amount={format.won(toSend)}
          note={
            refund?.due_by
              ? text.refundDueText(format.date(refund.due_by))
              : text.refundDueOnceNamed
          }
        />
      ),
    },
  ]

  return <DefinitionList items={items.filter((item): item is Definition => Boolean(item))} />
}

interface RefundProps {
  readonly amount: string
  readonly note: string | null | undefined
}

function Refund({ amount, note }: RefundProps) {
  return (
    <>
      {amount}
      {note && <span className="block text-small text-muted">{note}</span>}
    </>
  )
}

function statusOf(
  payment: Payment,
  refund: Order['refund'],
  text: Messages['myPage']['detail'],
): string {
  if (isDueAgain(payment)) return text.due.reversedTitle
  if (refund?.status === 'AGREED') return text.refundDue
  return isDueOnline(payment) ? text.toBePaid : text.paymentStatuses[payment.status]
}

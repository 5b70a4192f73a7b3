import type { Order } from '#contract/orders.ts'
import type { Payment } from '#contract/payments.ts'
import type { Messages } from '#texts/messages.ts'
import { useDeadline } from '#web/language/use-deadline.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx'
import { DepositAccount } from './deposit-account.tsx'
import { isPaidByCompany } from './order-addresses.ts'

interface OrderPaymentProps {
  readonly payment: Payment
  /** Its price, what of the payment is still to come, and what goes back. */
  readonly order: Pick<Order, 'final_price' | 'missing_amount' | 'refund'>
}

/** How and whether an order is paid, and where to pay while it is not. Source: PAY-01. */
export function OrderPayment({ payment, order }: OrderPaymentProps) {
  const text = useText().myPage.detail
  const format = useFormat()
  const deadline = useDeadline()
  const waits = payment.status === 'WAITING' || payment.status === 'TAKEN_BACK'
  const { refund, missing_amount: missing } = order
  const isAskedAgain = payment.status === 'TAKEN_BACK'
  const takesParts = payment.provider === 'bank_transfer' || payment.deposit === null
  const takes = payment.deposit?.amount ?? (takesParts ? missing : payment.amount)
  const toPay = isAskedAgain ? missing : takes
  const waitsForRest = waits && toPay < payment.amount
  const deposit = takesRest(payment, order) ? payment.deposit : null
  const items: (Definition | false | null)[] = [
    { term: text.method, value: text.methods[payment.method] ?? payment.method },
    {
      term: text.paymentStatus,
      value: statusOf(payment, refund, text),
    },
    // Of an order that was called off it may be less than its price.
    (isAskedAgain || waitsForRest) && {
      term: isAskedAgain ? text.askedAgain : text.stillAsked,
      value: <span className="figures">{format.won(toPay)}</span>,
    },
    (isAskedAgain || waitsForRest) &&
      toPay < payment.amount && {
        term: text.cameInPart,
        value: <span className="figures">{format.won(payment.amount - toPay)}</span>,
      },
    payment.paid_at !== null &&
      !isAskedAgain && { term: text.paidAt, value: format.dateTime(payment.paid_at) },
    waits &&
      payment.due_at !== null && {
        term: isPaidByCompany(payment) ? text.payDueAt : text.dueAt,
        value: deadline(payment.due_at),
      },
    waits && deposit && { term: text.deposit, value: <DepositAccount {...deposit} /> },
    waits && deposit && { term: text.depositor, value: deposit.depositor_name },
    refund !== null &&
      refund.amount > 0 && {
        term: text.refunded,
        value: (
          <>
            {format.won(refund.amount)}
            {refund && (
              <span className="block text-small text-muted">
                {refund.paid_out_at
                  ? text.refundPaidOut(format.dateTime(refund.paid_out_at))
                  : refund.due_by
                    ? text.refundDueText(format.date(refund.due_by))
                    : text.refundDueOnceNamed}
              </span>
            )}
          </>
        ),
      },
  ]

  return <DefinitionList items={items.filter((item): item is Definition => Boolean(item))} />
}

/** An account that a payment company opened takes nothing but what it was opened for. */
const takesRest = (
  { status, provider, deposit }: Payment,
  { missing_amount: missing, final_price: price }: Pick<Order, 'missing_amount' | 'final_price'>,
): boolean =>
  status !== 'TAKEN_BACK' || provider === 'bank_transfer' || missing === (deposit?.amount ?? price)

function statusOf(
  payment: Payment,
  refund: Order['refund'],
  text: Messages['myPage']['detail'],
): string {
  if (payment.status === 'TAKEN_BACK') return text.paymentStatuses.TAKEN_BACK
  if (refund && refund.status !== 'PAID_OUT') return text.refundDue
  return isPaidByCompany(payment) ? text.toBePaid : text.paymentStatuses[payment.status]
}

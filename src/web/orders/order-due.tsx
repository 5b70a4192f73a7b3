import type { ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { useDeadline } from '#web/language/use-deadline.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx'
import { DepositAccount } from './deposit-account.tsx'
import { isCancelled } from './is-cancelled.ts'
import { amountToTransfer, isDueAgain, isDueOnline } from './payment-state.ts'

interface OrderDueProps {
  readonly order: Pick<Order, 'status' | 'payment' | 'amount_due'>
  /** The button for online payment, shown unless the amount is to be transferred. */
  readonly payButton?: ReactNode
}

/** Shows the amount due, its reason, deadline and account. Nothing if nothing is due. */
export function OrderDue({ order, payButton }: OrderDueProps) {
  const text = useText().myPage.detail
  const { won } = useFormat()
  const deadline = useDeadline()
  const { payment, amount_due: amountDue } = order
  if (amountDue === 0) return null
  const { deposit, due_at: dueAt } = payment
  const due = amountToTransfer(payment, amountDue)
  const received = payment.amount - amountDue
  const reversed = isCancelled(order) ? text.due.reversedCancelled : text.due.reversed
  const reason = isDueAgain(payment) ? reversed : received > 0 && text.due.partly
  const items: (Definition | false | null)[] = [
    { term: text.due.amount, value: <strong className="figures">{won(due)}</strong> },
    received > 0 && {
      term: text.due.received,
      value: <span className="figures">{won(received)}</span>,
    },
    dueAt !== null && {
      term: isDueOnline(payment) ? text.payDueAt : text.dueAt,
      value: deadline(dueAt),
    },
    deposit && { term: text.deposit, value: <DepositAccount {...deposit} /> },
    deposit && { term: text.depositor, value: deposit.depositor_name },
  ]

  return (
    <div className="mt-5 border-t border-sand pt-5">
      {reason && <p className="pb-3 text-small">{reason}</p>}
      <DefinitionList items={items.filter((item): item is Definition => Boolean(item))} />
      {isDueOnline(payment) && payButton && <div className="mt-5">{payButton}</div>}
    </div>
  )
}

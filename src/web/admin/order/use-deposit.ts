import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { outcomeOf, useOutcomeText, useReceivedText } from '../money/outcome.ts'
import { typedAmount } from './amount-field.ts'
import { useConfirmDeposit, useReceiveDeposit } from './order-queries.ts'

const deposit = z.object({
  amount: typedAmount.refine((amount) => amount > 0),
  depositor: z.string().trim().max(50),
})

/**
 * State of the form for a deposit: shows the effect of the typed amount, asks for confirmation and
 * records it. If the full amount due is typed, it confirms the payment, so that two administrators
 * cannot record it twice.
 */
export function useDeposit(order: AdminOrder, onDone: () => void) {
  const { account, money } = useAdminText()
  const { won } = useFormat()
  const { confirm } = useDialogs()
  const showToast = useToast()
  const outcomeText = useOutcomeText()
  const receivedText = useReceivedText()
  const { order_number: number, guest_name: name, amount_due: due } = order
  const form = useForm({
    resolver: zodResolver(deposit),
    defaultValues: {
      amount: due > 0 ? String(due) : '',
      depositor: order.payment.deposit?.depositor_name ?? (due > 0 ? name : ''),
    },
  })
  const done = (received: Parameters<typeof receivedText>[1]) => {
    form.reset()
    onDone()
    showToast(receivedText(name, received))
  }
  const confirming = useConfirmDeposit(number, () => done({ amount_due: 0, refund_amount: 0 }))
  const receiving = useReceiveDeposit(number, done)
  const typed = typedAmount.safeParse(form.watch('amount'))

  async function submit(values: z.output<typeof deposit>) {
    const outcome = outcomeOf(values.amount, due)
    const question = account.record.confirm(name, won(values.amount))
    const text = `${outcomeText(outcome)} ${money.irrevocable}`
    if (!(await confirm(question, { text, ok: account.record.submit }))) return
    const isWhole = outcome.kind === 'PAID' && order.canonical_status === 'PAYMENT_PENDING'
    if (isWhole) confirming.mutate(values)
    else receiving.mutate(values)
  }

  return {
    form,
    submit: form.handleSubmit(submit),
    /** Effect of the typed amount; null while it is invalid. */
    outcome: typed.success && typed.data > 0 ? outcomeText(outcomeOf(typed.data, due)) : null,
    isPending: confirming.isPending || receiving.isPending,
    error: confirming.error ?? receiving.error,
    /** Clears the error and keeps the typed values. */
    reset: () => {
      confirming.reset()
      receiving.reset()
    },
  }
}

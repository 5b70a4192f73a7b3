import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { forgetting } from '../frame/forgetting.ts'
import { typedAmount } from './amount-field.ts'
import { useReceiveDeposit } from './order-queries.ts'

const deposit = z.object({
  amount: typedAmount.refine((amount) => amount > 0),
  depositor: z.string().trim().max(50),
})

interface DepositDialogProps {
  readonly order: Pick<AdminOrder, 'order_number'>
  /** What is written down, and what becomes of it; absent: what was paid or has ended already. */
  readonly words?: { readonly title: string; readonly text: string }
  readonly open: boolean
  readonly onClose: () => void
}

/** Money that came for an order that is paid already, or ended: it is owed back, or what its customer owes. */
export function DepositDialog({ order, words: own, open, onClose }: DepositDialogProps) {
  const text = useAdminText()
  const ui = useText().ui
  const words = text.order.extraDeposit
  const fields = text.order.deposit
  const format = useFormat()
  const say = useToast()
  const form = useForm({
    resolver: zodResolver(deposit),
    defaultValues: { amount: '', depositor: '' },
  })
  const send = useReceiveDeposit(order.order_number, ({ became, refund_amount }) => {
    onClose()
    form.reset()
    say(words.became[became](format.won(refund_amount)))
  })

  function close() {
    form.clearErrors()
    onClose()
  }

  return (
    <FormDialog
      open={open}
      onClose={forgetting(send, close)}
      title={(own ?? words).title}
      description={(own ?? words).text}
      send={words.submit}
      keep={ui.cancel}
      busy={send.isPending}
      onSubmit={form.handleSubmit((values) => send.mutate(values))}
    >
      <TextField
        label={fields.amount}
        inputMode="numeric"
        problem={form.formState.errors.amount ? fields.amountNeeded : null}
        {...form.register('amount')}
      />
      <TextField optional label={fields.depositor} maxLength={50} {...form.register('depositor')} />
      {send.isError && <Problem>{send.error.words ?? text.writeFailed}</Problem>}
    </FormDialog>
  )
}

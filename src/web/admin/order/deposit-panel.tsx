import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { typedAmount } from './amount-field.ts'
import { useConfirmDeposit, useLateDeposit } from './order-queries.ts'
import { Part } from './part.tsx'

const deposit = z.object({ amount: typedAmount, depositor: z.string().trim().max(50) })

/**
 * The money is on the account: amount and name as expected, to be compared with the bank's. Of a
 * cancelled order it is owed back.
 */
export function DepositPanel({ order }: { readonly order: AdminOrder }) {
  const text = useAdminText()
  const isLate = order.canonical_status === 'CANCELLED'
  const words = { ...text.order.deposit, ...(isLate && text.order.lateDeposit) }
  const format = useFormat()
  const say = useToast()
  const { confirm } = useDialogs()
  const name = order.guest_name
  const onDone = () => say(words.done(name))
  const confirmed = useConfirmDeposit(order.order_number, onDone)
  const late = useLateDeposit(order.order_number, onDone)
  const send = isLate ? late : confirmed
  const form = useForm({
    resolver: zodResolver(deposit),
    defaultValues: {
      amount: String(order.payment.amount),
      depositor: order.payment.deposit?.depositor_name ?? name,
    },
  })
  const isMismatch = isRefusal(send.error, 'AMOUNT_MISMATCH')

  async function submit({ amount, depositor }: z.output<typeof deposit>) {
    const title = words.confirm(name, format.won(amount))
    if (!(await confirm(title, { text: words.confirmText, ok: words.submit }))) return
    send.mutate({ amount, depositor })
  }

  return (
    <Part title={words.title}>
      <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
        <p className="text-small text-muted">{words.text}</p>
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label={words.amount}
            inputMode="numeric"
            problem={
              form.formState.errors.amount
                ? words.amountNeeded
                : isMismatch
                  ? words.mismatch(format.won(order.payment.amount))
                  : null
            }
            {...form.register('amount')}
          />
          <TextField optional label={words.depositor} {...form.register('depositor')} />
        </div>
        {send.isError && !isMismatch && <Problem>{send.error.words ?? text.writeFailed}</Problem>}
        <div>
          <Button
            type="submit"
            kind={isLate ? 'secondary' : 'primary'}
            size="small"
            busy={send.isPending}
          >
            {words.submit}
          </Button>
        </div>
      </form>
    </Part>
  )
}

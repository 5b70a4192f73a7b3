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
import { useConfirmDeposit, useLateDeposit, useReceiveDeposit } from './order-queries.ts'
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
  const extra = useReceiveDeposit(order.order_number, ({ became, refund_amount }) =>
    say(text.order.extraDeposit.became[became](format.won(refund_amount))),
  )
  const isAskedAgain = order.payment.status === 'TAKEN_BACK'
  const send = isLate ? late : confirmed
  const expected = isLate ? order.payment.amount : order.missing_amount
  const form = useForm({
    resolver: zodResolver(deposit),
    defaultValues: {
      amount: String(isLate ? order.payment.amount : order.missing_amount),
      depositor: order.payment.deposit?.depositor_name ?? name,
    },
  })
  const isMismatch = isRefusal(send.error, 'AMOUNT_MISMATCH')

  async function submit({ amount, depositor }: z.output<typeof deposit>) {
    const title = words.confirm(name, format.won(amount))
    if (!(await confirm(title, { text: words.confirmText, ok: words.submit }))) return
    if (isAskedAgain) extra.mutate({ amount, depositor })
    else send.mutate({ amount, depositor })
  }

  /** It is no slip of the pen: that much came. */
  async function submitOther({ amount, depositor }: z.output<typeof deposit>) {
    const { other } = text.order.extraDeposit
    const difference = format.won(Math.abs(amount - expected))
    const consequence = isLate
      ? words.confirmText
      : amount > expected
        ? other.more(difference)
        : other.less(difference)
    const title = words.confirm(name, format.won(amount))
    if (!(await confirm(title, { text: consequence, ok: other.submit }))) return
    extra.mutate({ amount, depositor })
  }

  return (
    <Part title={words.title}>
      <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
        <p className="text-small text-muted">
          {isAskedAgain ? text.order.extraDeposit.askedAgain : words.text}
        </p>
        <HeldParts order={order} />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label={words.amount}
            inputMode="numeric"
            problem={
              form.formState.errors.amount
                ? words.amountNeeded
                : isMismatch
                  ? words.mismatch(format.won(expected))
                  : null
            }
            {...form.register('amount')}
          />
          <TextField
            aria-required={false}
            label={words.depositor}
            maxLength={50}
            {...form.register('depositor')}
          />
        </div>
        {send.isError && !isMismatch && <Problem>{send.error.words ?? text.writeFailed}</Problem>}
        {extra.isError && <Problem>{extra.error.words ?? text.writeFailed}</Problem>}
        <div className="flex flex-wrap gap-x-6">
          <Button
            type="submit"
            kind={isLate ? 'secondary' : 'primary'}
            size="small"
            busy={send.isPending}
          >
            {words.submit}
          </Button>
          {isMismatch && (
            <Button
              kind="quiet"
              size="small"
              busy={extra.isPending}
              onClick={form.handleSubmit(submitOther)}
            >
              {text.order.extraDeposit.other.open}
            </Button>
          )}
        </div>
      </form>
    </Part>
  )
}

/** What has come of the price already. */
function HeldParts({ order }: { readonly order: AdminOrder }) {
  const words = useAdminText().order.extraDeposit
  const format = useFormat()
  const held = order.extra_deposits.filter(({ kind, is_used }) => kind === 'TOO_LITTLE' && !is_used)
  if (held.length === 0 || order.missing_amount === 0) return null

  return (
    <ul className="text-small text-clay">
      {held.map(({ amount, received_at }) => (
        <li key={received_at}>{words.held(format.dateTime(received_at), format.won(amount))}</li>
      ))}
    </ul>
  )
}

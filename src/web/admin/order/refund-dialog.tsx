import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { typedAmount } from './amount-field.ts'
import { refundByRules, useRefund } from './order-queries.ts'
import { RefundQuote } from './refund-quote.tsx'

const REASON_MAX_LENGTH = 200

interface RefundDialogProps {
  readonly order: AdminOrder
  readonly open: boolean
  readonly onClose: () => void
}

/** A refund by the order's rules, shown with what they keep, or by another amount; with a reason. */
export function RefundDialog({ order, open, onClose }: RefundDialogProps) {
  const text = useAdminText()
  const ui = useText().ui
  const words = text.order.refund
  const format = useFormat()
  const say = useToast()
  const { confirm } = useDialogs()
  const formId = useId()
  const quote = useQuery({ ...refundByRules(order.order_number), enabled: open })
  const send = useRefund(order.order_number, () => {
    onClose()
    say(words.done(order.guest_name))
  })
  const [other, setOther] = useState(false)
  const [typed, setTyped] = useState(String(order.payment.amount))
  const [reason, setReason] = useState('')
  const [paidOut, setPaidOut] = useState(false)
  const [isTried, setIsTried] = useState(false)

  const parsed = typedAmount.safeParse(typed)
  const own = parsed.success && parsed.data <= order.payment.amount ? parsed.data : null
  const amount = other ? own : (quote.data?.refund_amount ?? null)
  const reasonLength = [...reason.trim()].length
  const isReasonGood = reasonLength > 0 && reasonLength <= REASON_MAX_LENGTH

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    if (amount === null || !isReasonGood) return
    const title = words.confirm(order.guest_name, format.won(amount))
    if (!(await confirm(title, { text: words.confirmText, ok: words.open }))) return
    send.mutate({ ...(other && { amount }), reason: reason.trim(), paid_out: paidOut })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title(order.guest_name)}
      footer={
        <>
          <Button type="submit" form={formId} busy={send.isPending} disabled={amount === null}>
            {amount === null ? words.open : words.submit(format.won(amount))}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {ui.cancel}
          </Button>
        </>
      }
    >
      {quote.data ? (
        <RefundQuote quote={quote.data} paid={order.payment.amount} />
      ) : quote.isError ? (
        <LoadProblem of={quote} />
      ) : (
        <Loading>
          <SkeletonText lines={3} />
        </Loading>
      )}
      <form id={formId} noValidate onSubmit={submit} className="mt-4 space-y-5">
        <Checkbox
          label={words.other}
          checked={other}
          onChange={({ target }) => setOther(target.checked)}
        />
        {other && (
          <TextField
            label={words.amount}
            inputMode="numeric"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            problem={own === null ? words.amountNeeded(format.won(order.payment.amount)) : null}
          />
        )}
        <TextArea
          rows={3}
          label={words.reason}
          hint={words.reasonHint}
          limit={REASON_MAX_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          problem={isTried && !isReasonGood ? words.reasonNeeded : null}
        />
        <Checkbox
          label={words.paidOut}
          checked={paidOut}
          onChange={({ target }) => setPaidOut(target.checked)}
        />
        {send.isError && <Problem>{send.error.words ?? text.writeFailed}</Problem>}
      </form>
    </Dialog>
  )
}

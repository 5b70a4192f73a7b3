import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { type AdminOrder, type refundOrder, setRefundAccount } from '#contract/admin-orders.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { refundAccountMethods } from '#domain/payments/refund-account-methods.ts'
import { refundDueBy } from '#domain/refunds/refund-deadline.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { clearErrorAnd } from '../frame/clear-error-and.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { typedAmount } from './amount-field.ts'
import { refundByRules, useRefund } from './order-queries.ts'
import { RefundQuote } from './refund-quote.tsx'
import { type RefundTarget, RefundTargetChoice } from './refund-target.tsx'

const REASON_MAX_LENGTH = 200

/** `rules` and `other` end the order; `part` keeps it open. */
const refundTypes = ['rules', 'other', 'part'] as const
type RefundType = (typeof refundTypes)[number]

interface RefundDialogProps {
  readonly order: AdminOrder
  readonly open: boolean
  readonly onClose: () => void
}

/** Returns the refundable amount in won: what was charged and paid. */
export const refundableAmount = ({ account, amount_due }: AdminOrder): number =>
  account.charged - amount_due

/** Agrees to a refund with a reason: by the order’s rules, with another amount, or partial. */
export function RefundDialog({ order, open, onClose }: RefundDialogProps) {
  const text = useAdminText()
  const ui = useText().ui
  const labels = text.order.refund
  const format = useFormat()
  const showToast = useToast()
  const { confirm } = useDialogs()
  const canEnd = order.moves.includes('refund')
  const quote = useQuery({ ...refundByRules(order.order_number), enabled: open && canEnd })
  const send = useRefund(order.order_number, (refund) => {
    onClose()
    showToast(doneMessage(refund))
  })
  const left = quote.data?.paid ?? refundableAmount(order)
  const [chosen, setType] = useState<RefundType>(canEnd ? 'rules' : 'part')
  // If the payment was reversed, there is nothing to choose.
  const type = canEnd && left === 0 ? 'rules' : chosen
  const [typed, setTyped] = useState(canEnd ? String(refundableAmount(order)) : '')
  const [reason, setReason] = useState('')
  const [paidOut, setPaidOut] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const [target, setTarget] = useState<RefundTarget>('ask')
  const account = useForm({ resolver: zodResolver(setRefundAccount.body) })

  const parsed = typedAmount.safeParse(typed)
  const least = type === 'part' ? 1 : 0
  const isAllowed = parsed.success && parsed.data >= least && parsed.data <= left
  const enteredAmount = isAllowed ? parsed.data : null
  const amount = type === 'rules' ? (quote.data?.refund_amount ?? null) : enteredAmount
  const isEnd = amount === 0
  const reasonLength = [...reason.trim()].length
  const isReasonGood = reasonLength > 0 && reasonLength <= REASON_MAX_LENGTH

  const asksAccount = refundAccountMethods.includes(order.payment.method) && !isEnd && !paidOut

  async function submit() {
    setIsTried(true)
    const isEntered = asksAccount && target === 'enter'
    const isComplete = !isEntered || (await account.trigger())
    if (amount === null || !isReasonGood || !isComplete) return
    const named = isEntered ? setRefundAccount.body.parse(account.getValues()) : {}
    const title = isEnd
      ? labels.end.confirm(order.guest_name)
      : (paidOut ? labels.confirmSent : labels.confirm)(order.guest_name, format.won(amount))
    const consequence = type === 'part' ? labels.partConfirmText : labels.confirmText
    const ok = isEnd ? labels.end.ok : labels.ok
    const text = [consequence, dueMessage()].filter(Boolean).join(' ')
    if (!(await confirm(title, { text, ok }))) return
    send.mutate({
      ...(type !== 'rules' && { amount }),
      reason: reason.trim(),
      paid_out: paidOut && !isEnd,
      keeps_order: type === 'part',
      ...named,
    })
  }

  /** Agreeing sends no money yet, so this says by when it has to be sent. */
  function dueMessage(): string {
    if (isEnd || paidOut) return ''
    if (asksAccount && target === 'ask') return labels.dueOnceNamed
    return labels.due(format.date(quote.data?.due_by ?? refundDueBy(new Date())))
  }

  function doneMessage(refund: ReplyOf<typeof refundOrder>): string {
    if (refund.refund_amount === 0) return labels.end.done(order.guest_name)
    if (refund.needs_account) return labels.doneAsked(order.guest_name)
    if (refund.send_by === null) return labels.doneSent(order.guest_name)
    return labels.done(order.guest_name, format.date(refund.send_by))
  }

  function submitLabel(): string {
    if (amount === null) return labels.open
    if (isEnd) return labels.end.submit
    return (paidOut ? labels.submitSent : labels.submit)(format.won(amount))
  }

  function close() {
    setIsTried(false)
    onClose()
  }

  return (
    <FormDialog
      open={open}
      onClose={clearErrorAnd(send, close)}
      title={labels.title(order.guest_name)}
      send={submitLabel()}
      disabled={amount === null && type === 'rules'}
      keep={ui.cancel}
      busy={send.isPending}
      onSubmit={() => void submit()}
    >
      {!canEnd ? (
        <p className="text-small">{labels.partText(format.won(left))}</p>
      ) : quote.data ? (
        <RefundQuote quote={quote.data} />
      ) : quote.isError ? (
        <LoadProblem query={quote} />
      ) : (
        <Loading>
          <SkeletonText lines={3} />
        </Loading>
      )}
      {canEnd && left > 0 && (
        <RadioGroup
          legend={labels.type}
          options={refundTypes.map((value) => ({ value, label: labels.types[value] }))}
          value={type}
          onChange={setType}
        />
      )}
      {type !== 'rules' && (
        <TextField
          label={labels.amount}
          inputMode="numeric"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          problem={
            isTried && enteredAmount === null
              ? labels.amountNeeded(format.won(least), format.won(left))
              : null
          }
        />
      )}
      <TextArea
        rows={3}
        label={labels.reason}
        hint={labels.reasonHint}
        limit={REASON_MAX_LENGTH}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        problem={isTried && !isReasonGood ? labels.reasonNeeded : null}
      />
      {order.payment.provider === 'bank_transfer' && !isEnd && (
        <Checkbox
          label={labels.paidOut}
          checked={paidOut}
          onChange={({ target }) => setPaidOut(target.checked)}
        />
      )}
      {asksAccount && (
        <FormProvider {...account}>
          <RefundTargetChoice value={target} onChange={setTarget} />
        </FormProvider>
      )}
      {send.isError && <Problem>{send.error.serverMessage ?? text.writeFailed}</Problem>}
    </FormDialog>
  )
}

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
import { forgetting } from '../frame/forgetting.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { typedAmount } from './amount-field.ts'
import { refundByRules, useRefund } from './order-queries.ts'
import { RefundQuote } from './refund-quote.tsx'
import { type RefundTarget, RefundTargetChoice } from './refund-target.tsx'

const REASON_MAX_LENGTH = 200

/** By the rules or by another amount, which both end the order; or a part, which does not. */
const ways = ['rules', 'other', 'part'] as const
type Way = (typeof ways)[number]

interface RefundDialogProps {
  readonly order: AdminOrder
  readonly open: boolean
  readonly onClose: () => void
}

/** The paid part of what was charged, in won. */
export const refundableOf = ({ account, amount_due }: AdminOrder): number =>
  account.charged - amount_due

/** A refund by the order's rules, line by line, by another amount or of a part; with a reason. */
export function RefundDialog({ order, open, onClose }: RefundDialogProps) {
  const text = useAdminText()
  const ui = useText().ui
  const words = text.order.refund
  const format = useFormat()
  const say = useToast()
  const { confirm } = useDialogs()
  const canEnd = order.moves.includes('refund')
  const quote = useQuery({ ...refundByRules(order.order_number), enabled: open && canEnd })
  const send = useRefund(order.order_number, (refund) => {
    onClose()
    say(doneWords(refund))
  })
  const left = quote.data?.paid ?? refundableOf(order)
  const [chosen, setWay] = useState<Way>(canEnd ? 'rules' : 'part')
  // Of a price that was reversed there is nothing to choose from.
  const way = canEnd && left === 0 ? 'rules' : chosen
  const [typed, setTyped] = useState(canEnd ? String(refundableOf(order)) : '')
  const [reason, setReason] = useState('')
  const [paidOut, setPaidOut] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const [target, setTarget] = useState<RefundTarget>('ask')
  const account = useForm({ resolver: zodResolver(setRefundAccount.body) })

  const parsed = typedAmount.safeParse(typed)
  const least = way === 'part' ? 1 : 0
  const isAllowed = parsed.success && parsed.data >= least && parsed.data <= left
  const own = isAllowed ? parsed.data : null
  const amount = way === 'rules' ? (quote.data?.refund_amount ?? null) : own
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
      ? words.end.confirm(order.guest_name)
      : (paidOut ? words.confirmSent : words.confirm)(order.guest_name, format.won(amount))
    const consequence = way === 'part' ? words.partConfirmText : words.confirmText
    const ok = isEnd ? words.end.ok : words.ok
    const text = [consequence, dueWords()].filter(Boolean).join(' ')
    if (!(await confirm(title, { text, ok }))) return
    send.mutate({
      ...(way !== 'rules' && { amount }),
      reason: reason.trim(),
      paid_out: paidOut && !isEnd,
      keeps_order: way === 'part',
      ...named,
    })
  }

  /** Agreeing sends nothing yet: by when that has to happen. */
  function dueWords(): string {
    if (isEnd || paidOut) return ''
    if (asksAccount && target === 'ask') return words.dueOnceNamed
    return words.due(format.date(quote.data?.due_by ?? refundDueBy(new Date())))
  }

  function doneWords(refund: ReplyOf<typeof refundOrder>): string {
    if (refund.refund_amount === 0) return words.end.done(order.guest_name)
    if (refund.needs_account) return words.doneAsked(order.guest_name)
    if (refund.send_by === null) return words.doneSent(order.guest_name)
    return words.done(order.guest_name, format.date(refund.send_by))
  }

  function onButton(): string {
    if (amount === null) return words.open
    if (isEnd) return words.end.submit
    return (paidOut ? words.submitSent : words.submit)(format.won(amount))
  }

  function close() {
    setIsTried(false)
    onClose()
  }

  return (
    <FormDialog
      open={open}
      onClose={forgetting(send, close)}
      title={words.title(order.guest_name)}
      send={onButton()}
      disabled={amount === null && way === 'rules'}
      keep={ui.cancel}
      busy={send.isPending}
      onSubmit={() => void submit()}
    >
      {!canEnd ? (
        <p className="text-small">{words.partText(format.won(left))}</p>
      ) : quote.data ? (
        <RefundQuote quote={quote.data} />
      ) : quote.isError ? (
        <LoadProblem of={quote} />
      ) : (
        <Loading>
          <SkeletonText lines={3} />
        </Loading>
      )}
      {canEnd && left > 0 && (
        <RadioGroup
          legend={words.way}
          options={ways.map((value) => ({ value, label: words.ways[value] }))}
          value={way}
          onChange={setWay}
        />
      )}
      {way !== 'rules' && (
        <TextField
          label={words.amount}
          inputMode="numeric"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          problem={
            isTried && own === null ? words.amountNeeded(format.won(least), format.won(left)) : null
          }
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
      {order.payment.provider === 'bank_transfer' && !isEnd && (
        <Checkbox
          label={words.paidOut}
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

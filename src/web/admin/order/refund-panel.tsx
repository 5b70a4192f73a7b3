import type { AdminOrder, AdminRefund } from '#contract/admin-orders.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Money } from '#web/ui/money.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useRefundPaidOut } from './order-queries.ts'
import { Part } from './part.tsx'
import { RefundAccountForm } from './refund-account-form.tsx'

/** Money that is owed back, with the account it goes to, and what has gone. */
export function RefundPanel({ order }: { readonly order: AdminOrder }) {
  const text = useAdminText()
  const words = text.order.refundDue
  const format = useFormat()
  const say = useToast()
  const { confirm } = useDialogs()
  const name = order.guest_name
  const send = useRefundPaidOut(order.order_number, () => say(words.done(name)))
  const isDue = order.refunds.some(({ status }) => status !== 'PAID_OUT' && status !== 'WITHDRAWN')
  const byHand = order.refunds.filter((refund) => refund.by_hand)
  const amount = byHand.reduce((sum, refund) => sum + refund.amount + refund.interest, 0)

  async function paidOut() {
    const title = words.confirm(name, format.won(amount))
    if (!(await confirm(title, { text: words.confirmText, ok: words.submit }))) return
    send.mutate(undefined)
  }

  return (
    <Part title={isDue ? words.title : words.paidTitle}>
      <ul className="divide-y divide-sand">
        {order.refunds.map((refund) => (
          <li key={refund.id} className="py-2 first:pt-0">
            <RefundFacts refund={refund} />
          </li>
        ))}
      </ul>
      {order.refunds.some((refund) => refund.lacks_account) && (
        <RefundAccountForm orderNumber={order.order_number} />
      )}
      {send.isError && <Problem>{send.error.words ?? text.writeFailed}</Problem>}
      {byHand.length > 0 && (
        <div className="pt-3">
          <Button size="small" busy={send.isPending} onClick={() => void paidOut()}>
            {words.submit}
          </Button>
        </div>
      )}
    </Part>
  )
}

type RefundWords = ReturnType<typeof useAdminText>['order']['refundDue']

/** One refund: how much, why, who agreed, where to and until when. */
function RefundFacts({ refund }: { readonly refund: AdminRefund }) {
  const words = useAdminText().order.refundDue
  const format = useFormat()
  const { account, paid_out_at, quoted_amount } = refund
  const isOverridden = quoted_amount !== null && quoted_amount !== refund.amount
  const items: (Definition | false)[] = [
    { term: words.amount, value: <Money amount={refund.amount} /> },
    isOverridden && { term: words.byRules, value: <Money amount={quoted_amount} /> },
    refund.interest > 0 && {
      term: words.interest,
      value: (
        <>
          <Money amount={refund.interest} />
          <span className="block text-tiny text-muted">
            {words.daysLate(format.number(refund.days_late))}
          </span>
        </>
      ),
    },
    ...refund.deductions.map(({ message, amount }) => ({
      term: words.kept,
      value: `${format.won(amount)} · ${message}`,
    })),
    { term: words.reason, value: refund.reason },
    { term: words.agreed, value: words.agreedBy[refund.approved_by] },
    {
      term: words.state,
      value: paid_out_at
        ? words.paidOut(format.dateTime(paid_out_at))
        : refund.status === 'WITHDRAWN'
          ? words.states.WITHDRAWN
          : `${stateOf(refund, words)} ${refund.lacks_account ? words.dueOnceNamed : words.dueBy(format.date(refund.due_by))}`,
    },
    refund.failure !== null && { term: words.failure, value: refund.failure },
    (refund.lacks_account || account !== null) && {
      term: words.account,
      value: account ? (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            {account.bank} <span className="figures">{account.account_number}</span>{' '}
            {account.holder}
          </span>
          {refund.by_hand && <CopyButton value={account.account_number} what={words.account} />}
        </span>
      ) : (
        words.noAccount
      ),
    },
  ]
  return <DefinitionList dense items={items.filter((item) => item !== false)} />
}

/** What is agreed to leaves by itself, or by the studio's own hand. */
const stateOf = ({ status, by_hand }: AdminRefund, words: RefundWords): string =>
  status === 'APPROVED' && !by_hand ? words.byItself : words.states[status]

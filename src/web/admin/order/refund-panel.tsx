import type { AdminOrder } from '#contract/admin-orders.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Money } from '#web/ui/money.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useRefundPaidOut } from './order-queries.ts'
import { Part } from './part.tsx'
import { RefundAccountForm } from './refund-account-form.tsx'

interface RefundPanelProps {
  readonly order: AdminOrder
  readonly refund: NonNullable<AdminOrder['refund']>
}

/** Money that is owed back, with the account it goes to; or that it has gone. */
export function RefundPanel({ order, refund }: RefundPanelProps) {
  const text = useAdminText()
  const words = text.order.refundDue
  const format = useFormat()
  const say = useToast()
  const { confirm } = useDialogs()
  const name = order.guest_name
  const send = useRefundPaidOut(order.order_number, () => say(words.done(name)))
  const isDue = refund.status === 'DUE'
  const { account } = refund

  async function paidOut() {
    const title = words.confirm(name, format.won(refund.amount))
    if (!(await confirm(title, { text: words.confirmText, ok: words.submit }))) return
    send.mutate(undefined)
  }

  return (
    <Part
      title={isDue ? words.title : words.paidTitle}
      note={
        refund.paid_out_at
          ? words.paidOut(format.dateTime(refund.paid_out_at))
          : words.requested(format.dateTime(refund.requested_at))
      }
    >
      <DefinitionList
        dense
        items={[
          { term: words.amount, value: <Money amount={refund.amount} /> },
          { term: words.reason, value: refund.reason },
          {
            term: words.account,
            value: account ? (
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span>
                  {account.bank} <span className="figures">{account.account_number}</span>{' '}
                  {account.holder}
                </span>
                {isDue && <CopyButton value={account.account_number} what={words.account} />}
              </span>
            ) : (
              words.noAccount
            ),
          },
        ]}
      />
      {isDue && !account && <RefundAccountForm orderNumber={order.order_number} />}
      {send.isError && <Problem>{send.error.words ?? text.writeFailed}</Problem>}
      {isDue && (
        <div className="pt-3">
          <Button size="small" busy={send.isPending} onClick={() => void paidOut()}>
            {words.submit}
          </Button>
        </div>
      )}
    </Part>
  )
}

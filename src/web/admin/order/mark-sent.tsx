import type { AdminRefund } from '#contract/admin-money.ts'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useSendRefund } from './order-queries.ts'

interface MarkSentProps {
  readonly order: AdminOrder
  readonly refund: AdminRefund
}

/** Records that the studio has transferred a refund. */
export function MarkSent({ order, refund }: MarkSentProps) {
  const { money, writeFailed } = useAdminText()
  const labels = money.refunds
  const { won, number } = useFormat()
  const { confirm } = useDialogs()
  const showToast = useToast()
  const send = useSendRefund(order.order_number, ({ sent, total }) =>
    showToast(labels.done(number(sent), won(total))),
  )

  async function markRefundSent() {
    const question = labels.confirm('1', won(refund.amount + refund.interest))
    if (!(await confirm(question, { text: labels.confirmText, ok: labels.sent }))) return
    send.mutate(refund.id)
  }

  return (
    <div className="pt-1.5">
      <Button
        kind={order.waiting_for === 'REFUND' ? 'primary' : 'secondary'}
        size="small"
        busy={send.isPending}
        onClick={() => void markRefundSent()}
      >
        {labels.sent}
      </Button>
      {send.isError && <Problem>{send.error.serverMessage ?? writeFailed}</Problem>}
    </div>
  )
}

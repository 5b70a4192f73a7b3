import { useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { type OrderProof, useCompleteOrder } from '#web/own-orders/my-orders-queries.ts'
import { ReviewLink } from '#web/reviews/review-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { CancelDialog } from './cancel-dialog.tsx'

interface OrderActionsProps {
  readonly order: Order
  readonly proof: OrderProof
}

/** Customer's actions on an order: complete it, cancel it. */
export function OrderActions({ order, proof }: OrderActionsProps) {
  const text = useText().myPage.detail
  const [cancelling, setCancelling] = useState(false)

  return (
    <>
      {order.canonical_status === 'RESULT_SENT' && (
        <CompleteButton pointsToEarn={order.points_to_earn} proof={proof} />
      )}
      {order.canonical_status === 'CONSULTING_COMPLETED' && !proof.guestToken && (
        <ReviewLink orderNumber={order.order_number} kind="secondary" />
      )}
      {order.is_cancellable && (
        <Button kind="quiet" onClick={() => setCancelling(true)}>
          {text.cancel}
        </Button>
      )}
      <CancelDialog open={cancelling} onClose={() => setCancelling(false)} proof={proof} />
    </>
  )
}

interface CompleteButtonProps {
  readonly pointsToEarn: number
  readonly proof: OrderProof
}

function CompleteButton({ pointsToEarn, proof }: CompleteButtonProps) {
  const { myPage, ordering } = useText()
  const text = myPage.detail
  const format = useFormat()
  const { confirm } = useDialogs()
  const say = useToast()
  const completing = useCompleteOrder(proof)

  async function complete() {
    const agreed = await confirm(text.completeQuestion, {
      text:
        pointsToEarn > 0 ? text.completeText(format.points(pointsToEarn)) : text.completeTextPlain,
      ok: text.complete,
    })
    if (!agreed) return
    completing.mutate(undefined, {
      onSuccess: ({ points_earned: earned }) =>
        say(earned > 0 ? text.completedWith(format.points(earned)) : text.completed),
    })
  }

  return (
    <div className="space-y-4">
      <Button kind="secondary" busy={completing.isPending} onClick={() => void complete()}>
        {text.complete}
      </Button>
      {completing.error && (
        <Problem>{completing.error.serverMessage ?? ordering.failures.offline}</Problem>
      )}
    </div>
  )
}

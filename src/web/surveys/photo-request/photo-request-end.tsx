import type { Order } from '#contract/orders.ts'
import { photoRequestTexts } from '#texts/photo-requests.ts'
import { usePromisedDay } from '#web/language/use-deadline.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { wholeOrderAddress } from '#web/orders/order-addresses.ts'
import type { OrderProof } from '#web/own-orders/my-orders-queries.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

interface PhotoRequestEndProps {
  /** `SENT`: by this page just now. */
  readonly state: 'SENT' | 'ANSWERED' | 'WITHDRAWN' | 'VOID'
  readonly order: Order
  readonly proof: OrderProof
}

/** Says that the photo came or is not needed, and when the result sheet comes. */
export function PhotoRequestEnd({ state, order, proof }: PhotoRequestEndProps) {
  const text = usePageTexts(photoRequestTexts).page
  const writeDay = usePromisedDay()
  const due = order.report_status === 0 && !order.is_due_paused ? order.due_at : null

  return (
    <div className="space-y-6 pt-8">
      <p role="status">
        {state === 'SENT' ? text.doneText : text.states[state].text}{' '}
        {due && text.doneDue(writeDay(due))}
      </p>
      <ButtonLink to={wholeOrderAddress(proof.orderNumber, proof.guestToken)}>
        {text.toOrder}
      </ButtonLink>
    </div>
  )
}

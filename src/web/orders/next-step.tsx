import { useQuery } from '@tanstack/react-query'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useText } from '#web/language/use-text.ts'
import { wholeOrder } from '#web/own-orders/my-orders-queries.ts'
import { Problem } from '#web/ui/problem.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { NextStepPanel } from './next-step-panel.tsx'
import { NextStepSkeleton } from './next-step-skeleton.tsx'
import { SmallStep } from './small-step.tsx'
import { useOrderProof } from './use-order-proof.ts'

interface NextStepProps {
  readonly orderNumber: string
  /** Guest token; by default the one that this browser stores. */
  readonly guestToken?: string | null | undefined
  /** Whether it is known to be paid; sets the skeleton's height. */
  readonly paid?: boolean
  /** Shows a few lines only, below another open order. */
  readonly small?: boolean
  /** Above all other orders, even where it is small. */
  readonly first?: boolean
}

/** Loads an order and shows its required action: payment, then survey. */
export function NextStep({
  orderNumber,
  guestToken,
  paid = false,
  small = false,
  first = false,
}: NextStepProps) {
  const text = useText().ordering.next
  const proof = useOrderProof(orderNumber, guestToken)
  const order = useQuery({
    ...wholeOrder(proof ?? { orderNumber }),
    enabled: proof !== null,
  })

  if (order.data) {
    const step = { order: order.data, guestToken: proof?.guestToken ?? null }
    return small ? <SmallStep {...step} isFirst={first} /> : <NextStepPanel {...step} />
  }
  if (isRefusal(order.error, 'ORDER_NOT_FOUND', 'SIGN_IN_REQUIRED')) {
    return <p className="py-7 text-muted">{text.noProof}</p>
  }
  if (order.isError) {
    return (
      <div className="py-7">
        <Problem onRetry={() => order.refetch()} busy={order.isFetching}>
          {text.failed}
        </Problem>
      </div>
    )
  }
  if (small) {
    return (
      <Loading>
        <SkeletonText lines={5} className="h-56 border-t border-ink pt-8" />
      </Loading>
    )
  }
  return <NextStepSkeleton paid={paid} />
}

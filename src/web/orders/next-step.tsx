import { useQuery } from '@tanstack/react-query'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useText } from '#web/language/use-text.ts'
import { Problem } from '#web/ui/problem.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { wholeOrder } from './my-orders-queries.ts'
import { NextStepPanel } from './next-step-panel.tsx'
import { useOrderProof } from './use-order-proof.ts'

interface NextStepProps {
  readonly orderNumber: string
  /** A guest's proof; by itself the one that this browser keeps. */
  readonly guestToken?: string | null | undefined
}

/** What an order waits for from its customer: to be paid, then a survey. Loads the order by itself. */
export function NextStep({ orderNumber, guestToken }: NextStepProps) {
  const text = useText().ordering.next
  const proof = useOrderProof(orderNumber, guestToken)
  const order = useQuery({
    ...wholeOrder(proof ?? { orderNumber }),
    enabled: proof !== null,
  })

  if (order.data) return <NextStepPanel order={order.data} guestToken={proof?.guestToken ?? null} />
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
  return (
    <Loading>
      <div className="space-y-7 py-7">
        <Skeleton className="h-9 w-3/5" />
        <SkeletonText lines={5} />
        <Skeleton className="h-13 w-full" />
      </div>
    </Loading>
  )
}

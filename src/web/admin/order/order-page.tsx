import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { isRefusal } from '#web/api/api-refusal.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { OrderDetail } from './order-detail.tsx'
import { adminOrder } from './order-queries.ts'

/** Page of one order beside the list. */
export default function OrderPage() {
  const text = useAdminText()
  const { orderNumber = '' } = useParams()
  const query = useQuery(adminOrder(orderNumber))

  if (isRefusal(query.error, 'ORDER_NOT_FOUND', 'VALIDATION_FAILED')) {
    return (
      <div className="pt-8 lg:pt-[16vh]">
        <EmptyState title={text.order.missing} text={text.order.missingText} />
      </div>
    )
  }
  if (!query.data) return query.isError ? <LoadProblem query={query} /> : <OrderSkeleton />
  return (
    <>
      {query.isError && <LoadProblem query={query} />}
      <OrderDetail key={orderNumber} order={query.data} />
    </>
  )
}

const OrderSkeleton = () => (
  <Loading>
    <div className="flex justify-between pt-6 pb-5">
      <Skeleton className="h-9 w-52" />
      <Skeleton className="h-5 w-64 max-md:hidden" />
    </div>
    <div className="grid grid-cols-3 gap-2">
      <Skeleton className="aspect-[3/4]" />
      <Skeleton className="aspect-[3/4]" />
      <Skeleton className="aspect-[3/4]" />
    </div>
    <SkeletonText lines={6} className="pt-6" />
  </Loading>
)

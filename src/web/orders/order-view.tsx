import type { ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { useText } from '#web/language/use-text.ts'
import type { OrderProof } from '#web/own-orders/my-orders-queries.ts'
import { Page, Section } from '#web/ui/page.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderDetail } from './order-detail.tsx'
import { OrderTimeline } from './order-timeline.tsx'

interface OrderViewProps {
  /** Undefined while it is being loaded. */
  readonly order: Order | undefined
  readonly proof: OrderProof
  readonly above?: ReactNode
}

/** Shows an order with its history and actions beside it. */
export function OrderView({ order, proof, above }: OrderViewProps) {
  const text = useText().myPage.detail

  return (
    <Page
      title={text.title}
      above={above}
      aside={
        <div className="border-t border-ink lg:border-t-0">
          <Section title={text.history} first>
            {order ? <OrderTimeline order={order} /> : <SkeletonText lines={6} />}
            {order && (
              <div className="mt-7 flex flex-col items-start gap-2 border-t border-sand pt-5 empty:hidden">
                <OrderActions order={order} proof={proof} />
              </div>
            )}
          </Section>
        </div>
      }
    >
      {order ? <OrderDetail order={order} proof={proof} /> : <OrderSkeleton />}
    </Page>
  )
}

const parts = ['item', 'payment', 'progress', 'contact'] as const

function OrderSkeleton() {
  const text = useText().myPage.detail

  return (
    <Loading>
      <Section first>
        <Skeleton className="h-5 w-60" />
        <Skeleton className="mt-3 h-9 w-40" />
        <Skeleton className="mt-6 h-13 w-48" />
      </Section>
      {parts.map((part) => (
        <Section key={part} title={text[part]}>
          <SkeletonText lines={4} />
        </Section>
      ))}
    </Loading>
  )
}

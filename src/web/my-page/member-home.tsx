import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { LoadProblem } from '#web/orders/load-problem.tsx'
import { myOrders, type OrderListItem } from '#web/orders/my-orders-queries.ts'
import { NextStep } from '#web/orders/next-step.tsx'
import { ordersAddress } from '#web/orders/order-addresses.ts'
import { OrderRows } from '#web/orders/order-rows.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page, Section } from '#web/ui/page.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { ClaimCoupon } from './claim-coupon.tsx'
import { MyCoupons } from './my-coupons.tsx'
import { me } from './my-page-queries.ts'
import { MyPoints } from './my-points.tsx'
import { PromotionCheck } from './promotion-check.tsx'

const NEWEST = 3

/** What waits for the member, the newest orders, coupons and points. */
export function MemberHome() {
  const { myPage: text } = useText()
  const session = useSession()
  const user = useQuery(me)
  const orders = useQuery(myOrders(1, NEWEST))
  const [search] = useSearchParams()
  const ordered = search.get('ordered')
  const waiting = orders.data?.items.find(waitsForCustomer)
  const next = ordered ?? waiting?.order_number
  const name = session?.user.name ?? user.data?.name
  const title = name ? text.greeting(name) : text.title

  // What waits stands above everything else, which it would push away if it came later.
  if (orders.isPending && !ordered) {
    return (
      <Page title={title} width="column">
        <div className="min-h-dvh pt-7">
          <SkeletonRows rows={NEWEST} />
        </div>
      </Page>
    )
  }
  return (
    <Page title={title} width="column">
      {next && (
        <NextStep orderNumber={next} paid={!ordered && waiting?.status === 'PAYMENT_COMPLETED'} />
      )}
      <Section title={text.newestOrders} first={!next}>
        {orders.isPending && <SkeletonRows rows={NEWEST} />}
        {orders.isError && (
          <LoadProblem
            error={orders.error}
            busy={orders.isFetching}
            onRetry={() => void orders.refetch()}
          />
        )}
        {orders.data?.total === 0 && (
          <EmptyState
            title={text.orders.empty}
            text={text.orders.emptyText}
            action={
              <ButtonLink to="/user/consulting/consulting-order">{text.orders.order}</ButtonLink>
            }
          />
        )}
        {orders.data && <OrderRows orders={orders.data.items} />}
        {orders.data && orders.data.total > NEWEST && (
          <Link
            to={ordersAddress}
            className="inline-flex min-h-touch items-center underline decoration-rule underline-offset-4"
          >
            {text.allOrders}
          </Link>
        )}
      </Section>
      <div className="md:grid md:grid-cols-2 md:gap-12">
        <Section title={text.coupons.title}>
          <ClaimCoupon />
          <MyCoupons />
        </Section>
        <Section title={text.codeCheck.title}>
          <PromotionCheck />
        </Section>
      </div>
      <Section title={text.pointsPart.title}>
        <MyPoints />
      </Section>
    </Page>
  )
}

const waitsForCustomer = ({ status, has_survey_submitted }: OrderListItem) =>
  status === 'PAYMENT_PENDING' || (status === 'PAYMENT_COMPLETED' && !has_survey_submitted)

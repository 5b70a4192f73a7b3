import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { MyOrders } from '#web/orders/my-orders.tsx'
import { myOrders, type OrderListItem } from '#web/orders/my-orders-queries.ts'
import { NextStep } from '#web/orders/next-step.tsx'
import { promisedBy } from '#web/orders/sheet-promise.tsx'
import { Page, Section } from '#web/ui/page.tsx'
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx'
import { usePageInAddress } from '#web/ui/use-page-in-address.ts'
import { ClaimCoupon } from './claim-coupon.tsx'
import { MY_PAGE } from './menu-groups.ts'
import { MyCoupons } from './my-coupons.tsx'
import { me } from './my-page-queries.ts'
import { MyPoints } from './my-points.tsx'
import { PromotionCheck } from './promotion-check.tsx'
import { SheetWaiting } from './sheet-waiting.tsx'
import { useArrivedSheet } from './use-arrived-sheet.ts'

/** With what draws a sheet of each kind; most visits need none of it. */
const ArrivedSheet = lazy(() => import('./arrived-sheet.tsx'))

/**
 * A sheet that arrived, every step that waits for the member, then orders, coupons and points, ten a page
 * each. Source: MYP-01, C-06.
 */
export function MemberHome() {
  const { myPage: text } = useText()
  const session = useSession()
  const user = useQuery(me)
  const orders = useQuery(myOrders(1))
  const [search] = useSearchParams()
  const page = usePageInAddress()
  const ordered = search.get('ordered')
  const waiting = orders.data?.items.filter(waitsForCustomer) ?? []
  const steps = [
    ...(ordered ? [{ number: ordered, paid: false }] : []),
    ...waiting
      .filter(({ order_number }) => order_number !== ordered)
      .map(({ order_number, status }) => ({
        number: order_number,
        paid: status === 'PAYMENT_COMPLETED',
      })),
  ]
  const arrived = useArrivedSheet()
  const promised = ordered ? [] : (orders.data?.items ?? []).filter(promisedBy)
  const name = session?.user.name ?? user.data?.name
  const title = name ? text.greeting(name) : text.title

  // What waits stands above everything else, which it would push away if it came later. A failed read
  // is pending again once a list below asks anew: that list must stay, or it would ask for ever.
  if ((!orders.isFetched && !ordered) || arrived === 'unknown') {
    return (
      <Page title={title} width="column">
        <div className="min-h-dvh pt-7">
          <SkeletonRows rows={4} />
        </div>
      </Page>
    )
  }
  return (
    <Page title={title} titleUnseen={arrived !== null} width="column">
      {arrived && (
        <Suspense fallback={<Skeleton className="mb-9 h-120 w-full" />}>
          <ArrivedSheet {...arrived} />
        </Suspense>
      )}
      {promised.map((order) => (
        <SheetWaiting key={order.order_number} order={order} name={name} />
      ))}
      {steps.map(({ number, paid }) => (
        <NextStep key={number} orderNumber={number} paid={paid} />
      ))}
      <Section title={text.orderHistory} first={steps.length + promised.length === 0}>
        <MyOrders page={page} address={MY_PAGE} />
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

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { MyOrders } from '#web/orders/my-orders.tsx'
import { myOrders, type OrderListItem } from '#web/orders/my-orders-queries.ts'
import { NextStep } from '#web/orders/next-step.tsx'
import { Page, Section } from '#web/ui/page.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { usePageInAddress } from '#web/ui/use-page-in-address.ts'
import { ClaimCoupon } from './claim-coupon.tsx'
import { MY_PAGE } from './menu-groups.ts'
import { MyCoupons } from './my-coupons.tsx'
import { me } from './my-page-queries.ts'
import { MyPoints } from './my-points.tsx'
import { PromotionCheck } from './promotion-check.tsx'

/** What waits for the member, then orders, coupons and points, ten a page each. Source: MYP-01. */
export function MemberHome() {
  const { myPage: text } = useText()
  const session = useSession()
  const user = useQuery(me)
  const orders = useQuery(myOrders(1))
  const [search] = useSearchParams()
  const page = usePageInAddress()
  const ordered = search.get('ordered')
  const waiting = orders.data?.items.find(waitsForCustomer)
  const next = ordered ?? waiting?.order_number
  const name = session?.user.name ?? user.data?.name
  const title = name ? text.greeting(name) : text.title

  // What waits stands above everything else, which it would push away if it came later. A failed read
  // is pending again once a list below asks anew: that list must stay, or it would ask for ever.
  if (!orders.isFetched && !ordered) {
    return (
      <Page title={title} width="column">
        <div className="min-h-dvh pt-7">
          <SkeletonRows rows={4} />
        </div>
      </Page>
    )
  }
  return (
    <Page title={title} width="column">
      {next && (
        <NextStep orderNumber={next} paid={!ordered && waiting?.status === 'PAYMENT_COMPLETED'} />
      )}
      <Section title={text.orderHistory} first={!next}>
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

import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { MyOrders } from '#web/orders/my-orders.tsx'
import { myOrders } from '#web/orders/my-orders-queries.ts'
import { NextStep } from '#web/orders/next-step.tsx'
import { Page, Section } from '#web/ui/page.tsx'
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx'
import { usePageInAddress } from '#web/ui/use-page-in-address.ts'
import { ClaimCoupon } from './claim-coupon.tsx'
import { MY_PAGE } from './menu-groups.ts'
import { MyCoupons } from './my-coupons.tsx'
import { me } from './my-page-queries.ts'
import { MyPoints } from './my-points.tsx'
import { openOrders } from './open-orders.ts'
import { PromotionCheck } from './promotion-check.tsx'
import { SheetWaiting } from './sheet-waiting.tsx'
import { useArrivedSheet } from './use-arrived-sheet.ts'

/** With what draws a sheet of each kind; most visits need none of it. */
const ArrivedSheet = lazy(() => import('./arrived-sheet.tsx'))

interface MemberHomeProps {
  /** Who writes the sheets, where the studio introduces somebody. */
  readonly consultant: string | null
}

/**
 * A sheet that arrived, or the first order that is open; other open orders small; then orders, coupons and
 * points, ten a page each. Source: MYP-01, C-06.
 */
export function MemberHome({ consultant }: MemberHomeProps) {
  const { myPage: text } = useText()
  const session = useSession()
  const user = useQuery(me)
  const orders = useQuery(myOrders(1))
  const [search] = useSearchParams()
  const page = usePageInAddress()
  const ordered = search.get('ordered')
  const arrived = useArrivedSheet()
  const [first, ...others] = openOrders(orders.data?.items ?? [], ordered)
  const sheet = arrived === null ? first?.sheet : null
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
    <Page title={title} titleUnseen={arrived !== null || sheet != null} width="column">
      {arrived && (
        <Suspense fallback={<Skeleton className="mb-9 h-120 w-full" />}>
          <ArrivedSheet {...arrived} />
        </Suspense>
      )}
      {first &&
        (sheet ? (
          <SheetWaiting {...sheet} name={name} consultant={consultant} />
        ) : (
          <NextStep orderNumber={first.number} paid={first.isPaid} small={arrived !== null} />
        ))}
      {others.map(({ number }) => (
        <NextStep key={number} orderNumber={number} small />
      ))}
      <Section title={text.orderHistory} first={!first}>
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

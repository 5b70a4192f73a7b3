import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { me } from '#web/accounts/account-queries.ts'
import { useSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import { LoadProblem } from '#web/layout/load-problem.tsx'
import { MyOrders } from '#web/orders/my-orders.tsx'
import { NextStep } from '#web/orders/next-step.tsx'
import { myOrders } from '#web/own-orders/my-orders-queries.ts'
import { Page, Section } from '#web/ui/page.tsx'
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx'
import { usePageInAddress } from '#web/ui/use-page-in-address.ts'
import { ClaimCoupon } from './claim-coupon.tsx'
import { MY_PAGE } from './menu-groups.ts'
import { MyCoupons } from './my-coupons.tsx'
import { MyPoints } from './my-points.tsx'
import { openOrders } from './open-orders.ts'
import { PromotionCheck } from './promotion-check.tsx'
import { ReportWaiting } from './report-waiting.tsx'
import { useArrivedReport } from './use-arrived-report.ts'

/** Loaded on demand with the drawings of each kind, which most page views do not need. */
const ArrivedReport = lazy(() => import('./arrived-report.tsx'))

interface MemberHomeProps {
  /** Name of the consultant; null if nobody is named. */
  readonly consultant: string | null
}

/**
 * Shows an arrived sheet or the first open order; other open orders small; then orders, coupons and
 * points, ten per page each. Source: MYP-01, docs/rules.md PR-6, PR-7.
 */
export function MemberHome({ consultant }: MemberHomeProps) {
  const { myPage: text } = useText()
  const session = useSession()
  const user = useQuery(me)
  const orders = useQuery(myOrders(1))
  const [search] = useSearchParams()
  const page = usePageInAddress()
  const ordered = search.get('ordered')
  const arrived = useArrivedReport()
  const [first, ...others] = openOrders(orders.data?.items ?? [], ordered)
  const isArrived = arrived !== null && typeof arrived === 'object' && 'id' in arrived
  const report = arrived === null ? first?.report : null
  const name = session?.user.name ?? user.data?.name
  const title = name ? text.greeting(name) : text.title

  // Waits, since these parts are above everything else and would push it down. `isFetched` and not
  // `isPending`: a failed read is pending again on every refetch of a list below, which would
  // unmount that list.
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
    <Page title={title} titleUnseen={isArrived || report != null} width="column">
      {arrived && 'error' in arrived && <LoadProblem {...arrived} />}
      {isArrived && (
        <Suspense fallback={<Skeleton className="mb-9 h-120 w-full" />}>
          <ArrivedReport {...arrived} />
        </Suspense>
      )}
      {first &&
        (report ? (
          <ReportWaiting {...report} name={name} consultant={consultant} />
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

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listMyCoupons } from '#contract/promotions.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { LoadProblem } from '#web/orders/load-problem.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { myCoupons } from './my-page-queries.ts'
import { useDiscountText } from './use-discount-text.ts'

/** The member's coupons, usable ones first, ten a page. */
export function MyCoupons() {
  const text = useText().myPage.coupons
  const [page, setPage] = useState(1)
  const coupons = useQuery(myCoupons(page))

  if (coupons.isPending) return <SkeletonRows rows={2} />
  if (coupons.isError) {
    return (
      <LoadProblem
        error={coupons.error}
        busy={coupons.isFetching}
        onRetry={() => void coupons.refetch()}
      />
    )
  }
  if (coupons.data.total === 0) return <p className="text-muted">{text.empty}</p>
  return (
    <>
      <ul>
        {coupons.data.items.map((coupon) => (
          <CouponRow key={coupon.id} coupon={coupon} />
        ))}
      </ul>
      <Pager page={page} pages={coupons.data.total_pages} onPage={setPage} />
    </>
  )
}

type Coupon = ReplyOf<typeof listMyCoupons>['items'][number]

function CouponRow({ coupon }: { readonly coupon: Coupon }) {
  const text = useText().myPage.coupons
  const format = useFormat()
  const usable = coupon.status === 'ACTIVE'
  const discountText = useDiscountText()

  return (
    <li
      className={`grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-sand py-3 first:pt-0 ${usable ? '' : 'text-muted'}`}
    >
      <span className={usable ? 'font-strong' : ''}>{coupon.name}</span>
      <span className="figures">{discountText(coupon)}</span>
      <span className="text-small text-muted">
        {coupon.end_date ? text.until(format.date(coupon.end_date)) : text.noEnd}
      </span>
      <span className={`text-right text-small ${usable ? 'text-moss' : ''}`}>
        {text.statuses[coupon.status]}
      </span>
    </li>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { myCoupons } from '#web/accounts/account-queries.ts'
import { useText } from '#web/language/use-text.ts'
import { LoadProblem } from '#web/layout/load-problem.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { CouponRow } from './coupon-row.tsx'

/** Lists the member's coupons, usable ones first, ten per page. */
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

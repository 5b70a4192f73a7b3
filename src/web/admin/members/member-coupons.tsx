import { useState } from 'react'
import { issueCoupon } from '#contract/admin-promotions.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useMay } from '../frame/role.tsx'
import { CouponDialog } from './coupon-dialog.tsx'
import { ActivityList } from './member-activity.tsx'
import type { MemberProps } from './member-props.ts'

/** Lists a member’s coupons, with a button to issue another. */
export function MemberCoupons({ member }: MemberProps) {
  const labels = useAdminText().memberDetails.coupons
  const { date } = useFormat()
  const may = useMay()
  const [isOpen, setIsOpen] = useState(false)
  const { total, items } = member.coupons

  return (
    <>
      <ActivityList
        labels={labels}
        total={total}
        lines={items.map(({ id, name, code, status, issued_at, order_number }) => ({
          key: id,
          main: (
            <>
              {name} <span className="text-muted">· {code}</span>
            </>
          ),
          end: [labels.statuses[status], order_number ?? labels.given(date(issued_at))].join(' · '),
        }))}
      />
      {!member.is_withdrawn && may(issueCoupon) && (
        <div className="-mt-3 flex justify-end pb-2">
          <Button kind="quiet" size="small" onClick={() => setIsOpen(true)}>
            {labels.open}
          </Button>
        </div>
      )}
      {isOpen && <CouponDialog member={member} onClose={() => setIsOpen(false)} />}
    </>
  )
}

import type { ReplyOf } from '#contract/endpoint.ts'
import type { listMyCoupons } from '#contract/promotions.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { useDiscountText } from './use-discount-text.ts'

type Coupon = Pick<
  ReplyOf<typeof listMyCoupons>['items'][number],
  'name' | 'discount_type' | 'discount_value' | 'end_date' | 'status'
>

/** Shows a member's coupon: its discount, expiry, and whether it is usable. */
export function CouponRow({ coupon }: { readonly coupon: Coupon }) {
  const text = useText().myPage.coupons
  const format = useFormat()
  const usable = coupon.status === 'ACTIVE'
  const discountText = useDiscountText()

  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-sand py-3 first:pt-0 ${usable ? '' : 'text-muted'}`}
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

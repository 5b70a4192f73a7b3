import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { useLoginAddress } from '#web/layout/login-address.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { myCoupons } from './ordering-queries.ts'
import type { Buyer } from './use-buyer.ts'
import type { Coupon } from './use-order-choices.ts'

interface CouponPickerProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly buyer: Buyer
  readonly pickedId: string | undefined
  readonly onPick: (coupon: Coupon) => void
}

/** Dialog to choose one of the member's coupons; used or expired ones say so. Source: ORD-04. */
export function CouponPicker({ open, onClose, ...list }: CouponPickerProps) {
  const text = useText().ordering.discounts

  return (
    <Dialog open={open} onClose={onClose} title={text.couponTitle}>
      {open && <CouponList {...list} />}
    </Dialog>
  )
}

function CouponList({ buyer, pickedId, onPick }: Omit<CouponPickerProps, 'open' | 'onClose'>) {
  const { discounts: text, login: loginLabel } = useText().ordering
  const login = useLoginAddress()
  const [page, setPage] = useState(1)
  const [refused, setRefused] = useState<string>()
  const coupons = useQuery(myCoupons(buyer.id, page))

  if (coupons.isPending) return <SkeletonRows rows={3} />
  if (coupons.isError) {
    return (
      <Problem onRetry={() => coupons.refetch()} busy={coupons.isFetching}>
        {text.couponFailed}
      </Problem>
    )
  }
  if (coupons.data.total === 0) {
    if (buyer.kind === 'member') {
      return <EmptyState title={text.couponEmpty} text={text.couponEmptyText} />
    }
    return (
      <EmptyState
        title={text.couponEmpty}
        text={text.couponGuestText}
        action={
          <ButtonLink kind="secondary" to={login}>
            {loginLabel}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <>
      <ul aria-busy={coupons.isPlaceholderData}>
        {coupons.data.items.map((coupon) => (
          <CouponRow
            key={coupon.id}
            coupon={coupon}
            picked={coupon.id === pickedId}
            refused={coupon.id === refused}
            onPick={() => (coupon.status === 'ACTIVE' ? onPick(coupon) : setRefused(coupon.id))}
          />
        ))}
      </ul>
      <Pager page={page} pages={coupons.data.total_pages} onPage={setPage} />
    </>
  )
}

interface CouponRowProps {
  readonly coupon: Coupon
  readonly picked: boolean
  readonly refused: boolean
  readonly onPick: () => void
}

function CouponRow({ coupon, picked, refused, onPick }: CouponRowProps) {
  const { ordering, myPage } = useText()
  const text = ordering.discounts
  const { date, number, won } = useFormat()
  const usable = coupon.status === 'ACTIVE'

  return (
    <li className="border-b border-sand last:border-b-0">
      <button
        type="button"
        aria-pressed={picked}
        onClick={onPick}
        className={`flex w-full items-center gap-4 py-4 text-left ${usable ? 'hover:text-clay' : 'text-muted'}`}
      >
        <span className="min-w-0 grow">
          <span className="block font-strong">{coupon.name}</span>
          <span className="block text-small text-muted">
            {coupon.end_date ? text.couponUntil(date(coupon.end_date)) : text.couponForever}
            {!usable && ` · ${myPage.coupons.statuses[coupon.status]}`}
          </span>
        </span>
        <span className={`figures ${usable ? '' : 'line-through'}`}>
          {coupon.discount_type === 'PERCENTAGE'
            ? text.percentOff(number(coupon.discount_value))
            : text.wonOff(won(coupon.discount_value))}
        </span>
        <CheckIcon className={`size-5 shrink-0 text-clay ${picked ? '' : 'invisible'}`} />
      </button>
      <p role="alert" className="text-small text-clay">
        {refused && <span className="block pb-4">{text.couponNotActive}</span>}
      </p>
    </li>
  )
}

import { useMemberText } from '#web/language/member-text.tsx'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { WaitingOrder } from './my-reviews-queries.ts'
import { writeReviewAddress } from './review-addresses.ts'

/** Shows a completed order with a link to review it. */
export function WaitingRow({ order }: { readonly order: WaitingOrder }) {
  const { reviews } = useText()
  const text = useMemberText().myReviews
  const { date } = useFormat()
  const name = order.product_name

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-sand py-4 first:pt-0">
      <div className="min-w-0">
        <p className="font-strong">{name}</p>
        <p className="flex flex-wrap gap-x-3 text-small text-muted">
          <span className="figures">{order.order_number}</span>
          <span>{text.ordered(date(order.ordered_at))}</span>
        </p>
        <p className="mt-1 text-small text-moss">
          <EarningsNote order={order} />
        </p>
      </div>
      <ButtonLink
        kind="secondary"
        size="small"
        to={writeReviewAddress(order.order_number)}
        aria-label={`${reviews.mine.write} · ${name} ${order.order_number}`}
      >
        {reviews.mine.write}
      </ButtonLink>
    </li>
  )
}

/** Shows the points that a review of this order earns. */
export function EarningsNote({ order }: { readonly order: Pick<WaitingOrder, 'points_to_earn'> }) {
  const text = useMemberText().myReviews
  const { points } = useFormat()
  const { text: plain, photo } = order.points_to_earn
  if (photo === 0 && plain === 0) return text.noMorePoints
  return text.earn(points(plain), points(photo))
}

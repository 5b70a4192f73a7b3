import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/language/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { ButtonLook } from '#web/ui/button-look.ts'
import { myReviews } from './my-reviews-queries.ts'
import { myReviewsAddress, writeReviewAddress } from './review-addresses.ts'

interface ReviewLinkProps extends ButtonLook {
  readonly orderNumber: string
}

/** Links from a completed order to writing its review, or to the written one. */
export function ReviewLink({ orderNumber, ...look }: ReviewLinkProps) {
  const text = useText().reviews.mine
  const { data } = useQuery(myReviews())
  if (!data) return null
  const isWaiting = data.waiting.some((order) => order.order_number === orderNumber)
  const label = isWaiting ? text.write : text.title

  return (
    <ButtonLink
      {...look}
      to={isWaiting ? writeReviewAddress(orderNumber) : myReviewsAddress}
      aria-label={`${label} · ${orderNumber}`}
    >
      {label}
    </ButtonLink>
  )
}

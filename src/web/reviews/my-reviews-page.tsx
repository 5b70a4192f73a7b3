import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { useSession } from '#web/api/session.ts'
import { MemberText, useMemberText } from '#web/language/member-text.tsx'
import { useText } from '#web/language/use-text.ts'
import { LoadProblem } from '#web/layout/load-problem.tsx'
import type { MemberHandle } from '#web/layout/member-handle.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { ordersAddress } from '#web/orders/order-addresses.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page, Section } from '#web/ui/page.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { addressOfPage, pageNumberIn } from '#web/ui/pager-numbers.ts'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { myReviews } from './my-reviews-queries.ts'
import { OwnReview } from './own-review.tsx'
import { WaitingRow } from './waiting-row.tsx'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const handle = {
  memberOnly: ({ reviews }) => reviews.mine.title,
} satisfies MemberHandle

export const loader = ({ context }: LoaderFunctionArgs) => loadTitle(context, handle.memberOnly)

/** Lists orders to review, and one's own reviews with edit and delete. */
export default function MyReviewsPage() {
  const text = useText().reviews.mine
  const session = useSession()

  return (
    <Page title={text.title} intro={text.intro} width="column">
      <MemberText skeleton={<SkeletonRows rows={3} />}>
        {session ? <MyReviews /> : <SkeletonRows rows={3} />}
      </MemberText>
    </Page>
  )
}

function MyReviews() {
  const text = useMemberText().myReviews
  const page = pageNumberIn(useSearchParams()[0])
  const reviews = useQuery(myReviews(page))

  if (reviews.isPending) return <SkeletonRows rows={3} />
  if (reviews.isError && !reviews.data) {
    return (
      <LoadProblem
        error={reviews.error}
        busy={reviews.isFetching}
        onRetry={() => void reviews.refetch()}
      />
    )
  }
  const { items, waiting, total, total_pages: pages } = reviews.data
  if (total === 0 && waiting.length === 0) {
    return (
      <EmptyState
        title={text.noneTitle}
        text={text.noneText}
        action={<ButtonLink to={ordersAddress}>{text.toOrders}</ButtonLink>}
      />
    )
  }
  return (
    <>
      {waiting.length > 0 && (
        <Section title={text.waitingTitle} first>
          <ul>
            {waiting.map((order) => (
              <WaitingRow key={order.order_number} order={order} />
            ))}
          </ul>
        </Section>
      )}
      <Section title={text.writtenTitle} first={waiting.length === 0}>
        {total === 0 && <p className="text-muted">{text.noneTitle}</p>}
        <ul>
          {items.map((review) => (
            <OwnReview key={review.id} review={review} />
          ))}
        </ul>
        <Pager page={page} pages={pages} hrefOf={addressOfPage} />
      </Section>
    </>
  )
}

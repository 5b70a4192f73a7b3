import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MyReviews } from '#contract/reviews.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import { useSession } from '#web/api/session.ts'
import { MemberText } from '#web/language/member-text.tsx'
import { useText } from '#web/language/use-text.ts'
import { LoadProblem } from '#web/layout/load-problem.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Page } from '#web/ui/page.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { myReviews } from './my-reviews-queries.ts'
import { myReviewsAddress } from './review-addresses.ts'

interface ReviewScreenProps {
  readonly title: string
  /** Content once one's own reviews are loaded. */
  readonly children: (mine: MyReviews) => ReactNode
}

/** Screen on which a review is written or edited. */
export function ReviewScreen({ title, children }: ReviewScreenProps) {
  const text = useText().reviews.mine

  return (
    <Page
      title={title}
      above={<BackLink to={myReviewsAddress}>{text.title}</BackLink>}
      width="column"
    >
      <div className="max-w-(--container-text)">
        <MemberText skeleton={<FormToCome />}>
          <LoadedReviews>{children}</LoadedReviews>
        </MemberText>
      </div>
    </Page>
  )
}

function LoadedReviews({ children }: Pick<ReviewScreenProps, 'children'>) {
  const session = useSession()
  const mine = useQuery({ ...myReviews(1, pageSizes.maximum), enabled: session !== null })

  if (mine.data) return children(mine.data)
  if (!mine.isError) return <FormToCome />
  return (
    <LoadProblem error={mine.error} busy={mine.isFetching} onRetry={() => void mine.refetch()} />
  )
}

const FormToCome = () => (
  <Loading>
    <div className="grid gap-8 py-8">
      <Skeleton className="h-12 w-56" />
      <Skeleton className="h-13 w-full" />
      <Skeleton className="h-50 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  </Loading>
)

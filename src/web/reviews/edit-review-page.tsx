import { type LoaderFunctionArgs, useParams } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import type { MemberHandle } from '#web/layout/member-handle.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { EditReview } from './edit-review.tsx'
import { ReviewScreen } from './review-screen.tsx'
import { ReviewStop } from './review-stop.tsx'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const handle = {
  memberOnly: ({ reviews }) => reviews.mine.edit,
} satisfies MemberHandle

export const loader = ({ context }: LoaderFunctionArgs) => loadTitle(context, handle.memberOnly)

/** Edits one's own review. */
export default function EditReviewPage() {
  const text = useText().reviews.mine
  const { id } = useParams()

  return (
    <ReviewScreen title={text.edit}>
      {({ items }) => {
        const review = items.find((it) => it.id === id)
        return review ? <EditReview key={id} review={review} /> : <ReviewStop reason="gone" />
      }}
    </ReviewScreen>
  )
}

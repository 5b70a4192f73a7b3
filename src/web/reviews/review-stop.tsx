import { useMemberText } from '#web/language/member-text.tsx'
import { useText } from '#web/language/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { myReviewsAddress } from './review-addresses.ts'

/** Explains why no review can be written, with a link to one's reviews. */
export function ReviewStop({ reason }: { readonly reason: 'exists' | 'notYet' | 'gone' }) {
  const text = useMemberText().myReviews
  const { mine } = useText().reviews

  return (
    <EmptyState
      title={text[`${reason}Title`]}
      text={text[`${reason}Text`]}
      action={<ButtonLink to={myReviewsAddress}>{mine.title}</ButtonLink>}
    />
  )
}

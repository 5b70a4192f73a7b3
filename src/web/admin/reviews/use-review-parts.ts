import type { AdminReview } from '#contract/admin-reviews.ts'
import { useText } from '#web/language/use-text.ts'
import type { Part } from '../editing/parts.ts'
import { useAdminText } from '../frame/admin-text.ts'

/** What of a review its author or an administrator may have changed, to be read beside each other. */
export function useReviewParts(): readonly Part<AdminReview>[] {
  const words = useAdminText().reviews
  const { rating } = useText().reviews
  const part = (
    name: string,
    label: string,
    show: (review: AdminReview) => string,
  ): Part<AdminReview> => ({ name, label, show, value: show, take: (into) => into })

  return [
    part('title', words.columns.title, ({ title }) => title),
    part('text', words.content, ({ text }) => text),
    part('rating', rating, (review) => String(review.rating)),
    part('pictures', words.pictures, ({ images }) => String(images.length)),
    part('state', words.columns.state, ({ is_hidden, is_featured }) =>
      is_hidden ? words.states.HIDDEN : is_featured ? words.states.FEATURED : words.states.SHOWN,
    ),
    part('reply', words.reply.title, ({ reply }) => reply?.text ?? ''),
  ]
}

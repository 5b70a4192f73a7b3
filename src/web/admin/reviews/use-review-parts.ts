import type { AdminReview } from '#contract/admin-reviews.ts'
import { useText } from '#web/language/use-text.ts'
import type { Part } from '../editing/parts.ts'
import { useAdminText } from '../frame/admin-text.ts'

/**
 * Parts of a review that its author or an administrator may have changed, for comparing versions.
 */
export function useReviewParts(): readonly Part<AdminReview>[] {
  const labels = useAdminText().reviews
  const { rating } = useText().reviews
  const part = (
    name: string,
    label: string,
    show: (review: AdminReview) => string,
  ): Part<AdminReview> => ({ name, label, show, value: show, take: (into) => into })

  return [
    part('title', labels.columns.title, ({ title }) => title),
    part('text', labels.content, ({ text }) => text),
    part('rating', rating, (review) => String(review.rating)),
    part('pictures', labels.pictures, ({ images }) => String(images.length)),
    part('state', labels.columns.state, ({ is_hidden, is_featured }) =>
      is_hidden ? labels.states.HIDDEN : is_featured ? labels.states.FEATURED : labels.states.SHOWN,
    ),
    part('reply', labels.reply.title, ({ reply }) => reply?.text ?? ''),
  ]
}

import type { AdminReview } from '#contract/admin-reviews.ts'
import type { Review } from '#contract/reviews.ts'
import type { Language } from '#domain/languages/languages.ts'
import { toModeratedReply } from '#server/platform/moderation.ts'
import { readLook, toLook } from './look.ts'
import type { PictureRow, ReviewRow } from './store.ts'

type Picture = Pick<PictureRow, 'id' | 'width' | 'height'>

/** Public reply for a reader of a language. */
export function toReply(review: ReviewRow, pictures: readonly Picture[], readIn: Language): Review {
  const images = pictures.map(({ id, width, height }) => ({
    id,
    url: addressOf(id, 'full'),
    thumbnail_url: addressOf(id, 'thumbnail'),
    width,
    height,
  }))
  return {
    id: review.id,
    image_url: images[0]?.url ?? null,
    images,
    portrait_seed: review.portrait_seed,
    look: toLook(readLook(review), readIn),
    rating: review.rating,
    title: review.title,
    text: review.text,
    author: review.author,
    language: review.language,
    date: review.created_at.toISOString(),
    product_id: review.product_id,
    consulting_type: review.consulting_type,
    reply:
      review.reply !== null && review.replied_at !== null
        ? { text: review.reply, created_at: review.replied_at.toISOString() }
        : null,
  }
}

const addressOf = (id: string, size: 'full' | 'thumbnail') =>
  `/v1/review-pictures/${id}${size === 'full' ? '' : '?size=thumbnail'}`

/** Reply of a review for administrators. */
export const toAdminReply = (
  review: ReviewRow,
  pictures: readonly Picture[],
  readIn: Language,
): AdminReview => ({
  ...toReply(review, pictures, readIn),
  order_number: review.order_number,
  member_id: review.member_id,
  ...toModeratedReply(review),
  is_featured: review.is_featured,
  updated_at: review.updated_at.toISOString(),
  revision: review.revision,
})

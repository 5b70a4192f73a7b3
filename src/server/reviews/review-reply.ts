import type { Review } from '#contract/reviews.ts'
import type { PictureRow, ReviewRow } from './store.ts'

type Picture = Pick<PictureRow, 'id' | 'width' | 'height'>

/** A review as everybody may see it. */
export function toReply(review: ReviewRow, pictures: readonly Picture[]): Review {
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
    rating: review.rating,
    title: review.title,
    text: review.text,
    author: review.author,
    date: review.created_at.toISOString(),
    consulting_type: review.consulting_type,
  }
}

const addressOf = (id: string, size: 'full' | 'thumbnail') =>
  `/v1/review-pictures/${id}${size === 'full' ? '' : '?size=thumbnail'}`

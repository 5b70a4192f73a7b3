import { queryOptions } from '@tanstack/react-query'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import { listReviews } from '#contract/reviews.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import type { LookFilter } from '#domain/reviews/look-counts.ts'
import { call } from '#web/api/client.ts'

export type ReviewList = ReplyOf<typeof listReviews>

/** Input of the product page's reviews, shared by server and browser. Source: PRD-03. */
export const productReviewsInput = (product_id: string, page: number) =>
  ({ query: { product_id, page, size: pageSizes.productReviews } }) satisfies InputOf<
    typeof listReviews
  >

/** Input of the gallery, shared by server and browser. Source: GAL-01. */
export const galleryInput = (filter: LookFilter, page: number) =>
  ({ query: { ...filter, page, size: pageSizes.gallery } }) satisfies InputOf<typeof listReviews>

/** A page of the gallery; `rendered` is a server-rendered page with the same filter. */
export const galleryReviews = (filter: LookFilter, page: number, rendered: ReviewList | null) =>
  queryOptions({
    queryKey: ['reviews', 'gallery', filter, page],
    queryFn: ({ signal }) => call(listReviews, galleryInput(filter, page), { signal }),
    ...(rendered?.page === page && { initialData: rendered }),
  })

/** A page of a product's reviews; `rendered` is the one that the server rendered. */
export const productReviews = (productId: string, page: number, rendered: ReviewList | null) =>
  queryOptions({
    queryKey: ['reviews', productId, page],
    queryFn: ({ signal }) => call(listReviews, productReviewsInput(productId, page), { signal }),
    ...(rendered?.page === page && { initialData: rendered }),
  })

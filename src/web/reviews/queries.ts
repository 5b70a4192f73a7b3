import { queryOptions } from '@tanstack/react-query'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import { listReviews } from '#contract/reviews.ts'
import { pageSizes } from '#domain/limits/limits.ts'
import type { LookFilter } from '#domain/reviews/look-counts.ts'
import { call } from '#web/api/client.ts'

export type ReviewList = ReplyOf<typeof listReviews>

/** What the product page asks for, on the server and in the browser alike. Source: PRD-03. */
export const productReviewsInput = (product_id: string, page: number) =>
  ({ query: { product_id, page, size: pageSizes.productReviews } }) satisfies InputOf<
    typeof listReviews
  >

/** What the gallery asks for, on the server and in the browser alike. Source: GAL-01. */
export const galleryInput = (filter: LookFilter, page: number) =>
  ({ query: { ...filter, page, size: pageSizes.gallery } }) satisfies InputOf<typeof listReviews>

/** A page of the gallery; `rendered` is one of its pages by the same filter, which came with the page. */
export const galleryReviews = (filter: LookFilter, page: number, rendered: ReviewList | null) =>
  queryOptions({
    queryKey: ['reviews', 'gallery', filter, page],
    queryFn: ({ signal }) => call(listReviews, galleryInput(filter, page), { signal }),
    ...(rendered?.page === page && { initialData: rendered }),
  })

/** A page of a product's reviews; `rendered` is the one that came with the page. */
export const productReviews = (productId: string, page: number, rendered: ReviewList | null) =>
  queryOptions({
    queryKey: ['reviews', productId, page],
    queryFn: ({ signal }) => call(listReviews, productReviewsInput(productId, page), { signal }),
    ...(rendered?.page === page && { initialData: rendered }),
  })

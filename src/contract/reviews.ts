import { z } from 'zod'
import { publicText } from '#contract/public-text.ts'
import { faceOutlines } from '#domain/drawings/parameters/face-fields.ts'
import { hairLengths } from '#domain/drawings/styles/hair-lengths.ts'
import { styleNames } from '#domain/drawings/styles/style.ts'
import { MAX_REVIEW_PHOTOS, pageSizes, ratingBounds, textLengths } from '#domain/limits/limits.ts'
import { consultingTypeField, productFields } from './catalog.ts'
import { faceOutlineField } from './drawing-fields.ts'
import { endpoint } from './endpoint.ts'
import { idField, languageField, orderNumberField, requiredLine, wonReply } from './fields.ts'
import { hiddenForReply } from './moderation.ts'
import { pageOf, pageQuery } from './page.ts'

const writtenFields = {
  rating: z.int().min(ratingBounds.min).max(ratingBounds.max),
  title: requiredLine(textLengths.title),
  text: publicText(textLengths.reviewText),
  /** Whether it shows the `look` of the order's sheet. If absent: false, or unchanged in a change. */
  shows_look: z.boolean().optional(),
}

/** Face shape and hair of a customer, as their result sheet has them. */
const look = z.object({
  face_shape: faceOutlineField,
  style: z.enum(styleNames),
  /** In the reader's language. */
  style_name: z.string(),
})

const reviewPayload = z.object({ order_number: orderNumberField, ...writtenFields })

export const reviewReply = z.object({
  id: z.string(),
  /** The first photo; null if there is none, and a portrait is drawn from `portrait_seed`. */
  image_url: z.string().nullable(),
  images: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      thumbnail_url: z.string(),
      width: z.int(),
      height: z.int(),
    }),
  ),
  /** Identifies the author across reviews without revealing who they are. */
  portrait_seed: z.int(),
  /** From the author's own sheet; null if they do not show it. */
  look: look.nullable(),
  rating: z.int(),
  title: z.string(),
  text: z.string(),
  /** Masked. */
  author: z.string(),
  /** Language in which it was written. */
  language: languageField,
  date: z.string(),
  product_id: idField,
  consulting_type: z.string(),
  /** Reply of the studio, in the language it was written in. */
  reply: z.object({ text: z.string(), created_at: z.string() }).nullable(),
})
export type Review = z.output<typeof reviewReply>

const count = z.int()

export const listReviews = endpoint({
  method: 'GET',
  path: '/v1/reviews',
  summary:
    'Reviews that are shown: those in the reader’s language first, then featured ones, then the newest',
  access: 'anyone',
  isPublic: true,
  /**
   * Reviews of one product, of all products of a type, or all; filtered by the authors' face shape and
   * length of hair.
   */
  query: pageQuery(pageSizes.default).extend({
    ...productFields,
    face_shape: faceOutlineField.optional(),
    hair_length: z.enum(hairLengths).optional(),
  }),
  reply: pageOf(reviewReply).extend({
    /** Average of all visible reviews of the query, 1 to 5 with one decimal; null without reviews. */
    average: z.number().nullable(),
    histogram: z.object({ 1: count, 2: count, 3: count, 4: count, 5: count }),
    /** Number of reviews for each face shape, with the `hair_length` of the query. */
    face_shapes: z.record(z.enum(faceOutlines), count),
    /** Number of reviews for each length of hair, with the `face_shape` of the query. */
    hair_lengths: z.record(z.enum(hairLengths), count),
  }),
  refusals: ['PRODUCT_NOT_FOUND', 'PRODUCT_OF_ANOTHER_KIND'],
})

const idParams = z.object({ id: idField })

export const getReview = endpoint({
  method: 'GET',
  path: '/v1/reviews/:id',
  summary: 'One review that is shown',
  access: 'anyone',
  isPublic: true,
  params: idParams,
  reply: reviewReply,
  refusals: [],
})

/** Points that a review earns with and without a photo; 0 once its order has earned them. */
const earnings = z.object({ text: wonReply, photo: wonReply })

/** The reply also lists completed orders without a review, newest first. */
export const listMyReviews = endpoint({
  method: 'GET',
  path: '/v1/reviews/me',
  summary: 'The member’s own reviews, and the orders that can still be reviewed',
  access: 'member',
  query: pageQuery(pageSizes.default),
  reply: pageOf(
    reviewReply.extend({
      order_number: z.string(),
      /** The product of its order, as it was sold. */
      product_name: z.string(),
      /** Whether the studio has hidden it. */
      is_hidden: z.boolean(),
      ...hiddenForReply,
      /** The `look` that it can show; null if its sheet has none. */
      look_to_show: look.nullable(),
    }),
  ).extend({
    waiting: z.array(
      z.object({
        order_number: z.string(),
        consulting_type: consultingTypeField,
        product_name: z.string(),
        ordered_at: z.string(),
        points_to_earn: earnings,
        look_to_show: look.nullable(),
      }),
    ),
  }),
  refusals: [],
})
export type MyReviews = z.output<(typeof listMyReviews)['reply']>

const pictureRefusals = [
  'TOO_MANY_IMAGES',
  'IMAGE_TOO_LARGE',
  'IMAGE_NOT_SUPPORTED',
  'IMAGE_BROKEN',
  'IMAGE_TOO_MANY_PIXELS',
  'IMAGE_TOO_SMALL',
] as const

/** Multipart: `payload` (JSON), `images` 0–3. */
export const writeReview = endpoint({
  method: 'POST',
  path: '/v1/reviews',
  summary: 'Review one’s own completed order, once; earns points',
  access: 'member',
  body: reviewPayload,
  bodyKind: 'multipart',
  reply: reviewReply.extend({ points_earned: z.int() }),
  status: 201,
  idempotency: 'review',
  refusals: [
    'ORDER_NOT_FOUND',
    'ORDER_NOT_COMPLETED',
    'REVIEW_EXISTS',
    'WRITER_NAME_RESERVED',
    ...pictureRefusals,
  ],
})

/**
 * Photos after the change, in order: an existing one by its id, a new one by its index among
 * `images`, from 0. If absent, existing photos stay, followed by the new ones.
 */
const picturesField = z.array(
  z.union([
    idField,
    z
      .int()
      .min(0)
      .max(MAX_REVIEW_PHOTOS - 1),
  ]),
)

/** JSON, or multipart: `payload` (JSON), `images` 0–3. */
export const changeReview = endpoint({
  method: 'PUT',
  path: '/v1/reviews/:id',
  summary: 'Change one’s own review',
  access: 'member',
  params: idParams,
  body: z.object({ ...writtenFields, pictures: picturesField.max(20).optional() }),
  bodyKind: 'either',
  reply: reviewReply,
  refusals: pictureRefusals,
})

export const deleteReview = endpoint({
  method: 'DELETE',
  path: '/v1/reviews/:id',
  summary: 'Take one’s own review away, with its pictures',
  access: 'member',
  params: idParams,
  reply: z.undefined(),
  status: 204,
  refusals: [],
})

export const getReviewPicture = endpoint({
  method: 'GET',
  path: '/v1/review-pictures/:id',
  summary: 'A picture of a review that is shown',
  access: 'anyone',
  params: idParams,
  query: z.object({ size: z.enum(['full', 'thumbnail']).default('full') }),
  file: true,
  reply: z.any(),
  refusals: [],
})

import { givenInquiry, inquiryOf, lockedOf } from './given-inquiries.ts'
import { givenCompletedOrder, givenReview, reviewOf } from './given-reviews.ts'
import { allowProofOnly, type OwnedResources, own, unknownProof } from './ownership.ts'

/** Calls about an author's inquiries and reviews. */
export const ownedPosts: OwnedResources = {
  'POST /v1/product-inquiries/guest/:id': {
    call: async ({ app, proof: its }, { password } = unknownProof) => {
      const { id } = await givenInquiry(app, lockedOf({ writer_password: its.password }))
      return { url: `/v1/product-inquiries/guest/${id}`, body: { password } }
    },
    expects: allowProofOnly(403),
  },
  'GET /v1/product-inquiries/me/:id': {
    call: async ({ app, owner }) => {
      const { id } = await givenInquiry(app, inquiryOf(), { as: owner! })
      return { url: `/v1/product-inquiries/me/${id}` }
    },
    expects: own,
  },
  'POST /v1/reviews': {
    call: async ({ app, owner }) => ({
      url: '/v1/reviews',
      multipart: reviewOf(await givenCompletedOrder(app, owner!)),
    }),
    expects: own,
  },
  'PUT /v1/reviews/:id': {
    call: async ({ app, owner }) => {
      const { review } = await givenReview(app, {}, [], owner!)
      return { url: `/v1/reviews/${review.id}`, body: { rating: 4, title: '제목', text: '글' } }
    },
    expects: own,
  },
  'DELETE /v1/reviews/:id': {
    call: async ({ app, owner }) => {
      const { review } = await givenReview(app, {}, [], owner!)
      return { url: `/v1/reviews/${review.id}` }
    },
    expects: own,
  },
}

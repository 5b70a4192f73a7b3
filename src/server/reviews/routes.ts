import * as admin from '#contract/admin-reviews.ts'
import * as contract from '#contract/reviews.ts'
import type { Deps } from '#server/deps.ts'
import type { Member } from '#server/platform/caller.ts'
import { limitRate } from '#server/platform/rate-limit.ts'
import { type Route, route } from '#server/platform/route.ts'
import { changeReview, checkReviewOwner, deleteReview } from './change-review.ts'
import { getAdminReview, listAdminReviews } from './list-admin-reviews.ts'
import { listMyReviews } from './list-my-reviews.ts'
import { moderateReview } from './moderate-review.ts'
import { getReview, listReviews } from './read-reviews.ts'
import { removeReviewAsAdmin, restoreReview } from './remove-review.ts'
import { servePicture } from './serve-picture.ts'
import { checkNewReview, writeReview } from './write-review.ts'

const HOUR_MS = 60 * 60_000
const TRIES_AN_HOUR = 30

export const reviewRoutes = (deps: Deps): Route[] => [
  route(contract.listReviews, ({ query }, _caller, { language }) =>
    listReviews(deps, query, language),
  ),
  route(contract.listMyReviews, ({ query }, member, { language }) =>
    listMyReviews(deps, query, member, language),
  ),
  route(contract.getReview, ({ params }, _caller, { language }) =>
    getReview(deps, params.id, language),
  ),

  route(
    contract.writeReview,
    ({ body: payload }, member, context) => writeReview(deps, { member, payload, context }),
    async ({ body: payload }, member, context) => {
      await limitTries(deps, member)
      return checkNewReview(deps, { member, payload, context })
    },
  ),
  route(
    contract.changeReview,
    (input, member, context) => changeReview(deps, member, input, context),
    async ({ params }, member) => {
      await limitTries(deps, member)
      return checkReviewOwner(deps, member, params.id)
    },
  ),
  route(contract.deleteReview, ({ params }, member) => deleteReview(deps, member, params.id)),

  route(contract.getReviewPicture, ({ params, query }, caller) =>
    servePicture(deps, caller, params.id, query.size),
  ),

  route(admin.listAdminReviews, ({ query }, _admin, { language }) =>
    listAdminReviews(deps, query, language),
  ),
  route(admin.getAdminReview, ({ params }, _admin, { language }) =>
    getAdminReview(deps, params.id, language),
  ),
  route(admin.moderateReview, (input, member, context) =>
    moderateReview(deps, member, context, input),
  ),
  route(admin.removeReview, (input, member, context) =>
    removeReviewAsAdmin(deps, member, context, input),
  ),
  route(admin.restoreReview, ({ params }, member, context) =>
    restoreReview(deps, member, context, params.id),
  ),
]

/** Limits writing and changing reviews together: each may upload photos to decode. */
async function limitTries({ rateLimits, db, now }: Deps, { memberId }: Member) {
  if (!rateLimits) return
  await limitRate(db, { key: `review:${memberId}`, max: TRIES_AN_HOUR, windowMs: HOUR_MS }, now())
}

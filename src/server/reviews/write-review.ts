import { createHash } from 'node:crypto'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/reviews.ts'
import { maskName } from '#domain/accounts/masking.ts'
import { MAX_REVIEW_PHOTOS } from '#domain/limits/limits.ts'
import { impersonatesStudio } from '#domain/moderation/studio-names.ts'
import { won } from '#domain/money/won.ts'
import { lockActiveMember } from '#server/accounts/index.ts'
import type { Deps } from '#server/deps.ts'
import { emitAdminEvent } from '#server/notifications/index.ts'
import { lockOrder, type OrderRow } from '#server/orders/index.ts'
import type { Member } from '#server/platform/caller.ts'
import type { EarlyContext, RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { hasStoredReply, runOnce } from '#server/platform/idempotency.ts'
import {
  discardOrphanedPictures,
  type StoredPicture,
  storePictures,
} from '#server/platform/picture-files.ts'
import { refuse } from '#server/platform/refusal.ts'
import { earnPoints } from '#server/points/index.ts'
import { readSettings } from '#server/settings/index.ts'
import { resolveLook } from './look.ts'
import { toReply } from './review-reply.ts'
import { findPicture, findReviewOfOrder, insertReview } from './store.ts'

export const PICTURES_FOLDER = 'reviews'

type WrittenReview = ReplyOf<typeof contract.writeReview>

const SEEDS = 10_000

interface Writing {
  readonly member: Member
  readonly payload: ParsedOf<typeof contract.writeReview>['body']
  readonly context: Pick<RequestContext, 'idempotency' | 'files' | 'ip' | 'language'>
}

interface AnnouncedReview extends Pick<Writing, 'member' | 'payload'> {
  readonly context: EarlyContext
}

/**
 * Checks whether the member can review an order, before photos are received; returns the order's
 * number. Accepts a repeated call, whose reply is stored.
 *
 * Refuses ORDER_NOT_FOUND, ORDER_NOT_COMPLETED, REVIEW_EXISTS and WRITER_NAME_RESERVED.
 */
export const checkNewReview = ({ db }: Deps, announced: AnnouncedReview): Promise<string> =>
  inTransaction(db, async (tx) => {
    const order = await lockOwn(tx, announced)
    const problem = (await refusalFor(tx, order)) ?? nameProblem(announced.member)
    if (problem && !(await hasStoredReply(tx, announced.context.idempotency))) refuse(problem)
    return order.number
  })

/**
 * Creates a member's review of their completed order, once, and awards its points. Pictures are
 * read and stored before the transaction, and deleted again if no review results.
 *
 * Refuses ORDER_NOT_FOUND, ORDER_NOT_COMPLETED, REVIEW_EXISTS, WRITER_NAME_RESERVED,
 * TOO_MANY_IMAGES, VALIDATION_FAILED for a look that the order's sheet does not have, and as
 * reading a picture does.
 */
export async function writeReview(deps: Deps, writing: Writing): Promise<WrittenReview> {
  const at = deps.now()
  const { idempotency, files } = writing.context
  if (files.length > MAX_REVIEW_PHOTOS) refuse('TOO_MANY_IMAGES')
  const before = await inTransaction(deps.db, async (tx) => {
    const order = await lockOwn(tx, writing)
    const problem = (await refusalFor(tx, order)) ?? nameProblem(writing.member)
    return (
      problem && runOnce(tx, idempotency, at, async (): Promise<WrittenReview> => refuse(problem))
    )
  })
  if (before) return before

  const pictures = await storePictures(deps.storage, PICTURES_FOLDER, writing.context)
  let result: WrittenReview | undefined
  try {
    result = await inTransaction(deps.db, (tx) => insertWritten(tx, writing, pictures, at))
    return result
  } finally {
    const usedPictures = result?.images.map(({ id }) => id) ?? []
    await discardOrphanedPictures(
      deps,
      pictures.filter(({ id }) => !usedPictures.includes(id)),
      async (id) => (await findPicture(deps.db, id)) !== undefined,
    )
  }
}

async function lockOwn(
  tx: Db,
  { member, payload }: Pick<Writing, 'member' | 'payload'>,
): Promise<OrderRow> {
  if (!(await lockActiveMember(tx, member.memberId))) refuse('SIGN_IN_REQUIRED')
  const order = await lockOrder(tx, payload.order_number)
  return order.member_id === member.memberId ? order : refuse('ORDER_NOT_FOUND')
}

async function refusalFor(tx: Db, { number, status }: OrderRow) {
  if (status !== 'CONSULTING_COMPLETED') return 'ORDER_NOT_COMPLETED'
  return (await findReviewOfOrder(tx, number)) ? 'REVIEW_EXISTS' : null
}

/**
 * Refuses names that impersonate the studio; administrators may use them. Source: docs/rules.md
 * I-10.
 */
const nameProblem = (member: Member) =>
  member.role !== 'ADMIN' && impersonatesStudio(member.name) ? 'WRITER_NAME_RESERVED' : null

async function insertWritten(
  tx: Db,
  writing: Writing,
  pictures: readonly StoredPicture[],
  at: Date,
): Promise<WrittenReview> {
  const { member, payload, context } = writing
  const order = await lockOwn(tx, writing)
  return runOnce(tx, context.idempotency, at, async () => {
    const problem = await refusalFor(tx, order)
    if (problem) refuse(problem)
    const review = await insertReview(
      tx,
      {
        order_number: order.number,
        member_id: member.memberId,
        product_id: order.product_id,
        rating: payload.rating,
        title: payload.title,
        text: payload.text,
        author: maskName(member.name),
        language: context.language,
        portrait_seed: seedOf(member),
        ...(await resolveLook(tx, order.number, payload.shows_look)),
        created_at: at,
        updated_at: at,
      },
      pictures,
    )
    await emitAdminEvent(tx, { occasion: 'REVIEW', subject: review.id, at })
    const points_earned = await awardPoints(tx, member, order.number, pictures.length > 0, at)
    return { ...toReply(review, pictures, context.language), points_earned }
  })
}

/**
 * Awards the points for a review, once per order even if the review is deleted and written again.
 */
async function awardPoints(
  tx: Db,
  member: Member,
  orderNumber: string,
  withPicture: boolean,
  at: Date,
) {
  const { reviewPoints, reviewPhotoPoints, pointsValidMonths } = await readSettings(tx)
  const amount = withPicture ? reviewPhotoPoints : reviewPoints
  const isEarned = await earnPoints(tx, {
    memberId: member.memberId,
    amount,
    reason: 'REVIEW',
    orderNumber,
    at,
    validMonths: pointsValidMonths,
  })
  return isEarned ? amount : won(0)
}

const seedOf = ({ memberId }: Member) =>
  createHash('sha256').update(`portrait of ${memberId}`).digest().readUInt32BE() % SEEDS

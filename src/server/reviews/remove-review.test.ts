import { expect, test } from 'vitest'
import { withdraw } from '#contract/accounts.ts'
import {
  getAdminReview,
  listAdminReviews,
  moderateReview,
  removeReview,
  restoreReview,
} from '#contract/admin-reviews.ts'
import { listAudit } from '#contract/audit.ts'
import { getProduct } from '#contract/catalog.ts'
import {
  getReview,
  getReviewPicture,
  listMyReviews,
  listReviews,
  writeReview,
} from '#contract/reviews.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenCompletedOrder, givenReview, reviewOf } from '#tests/support/given-reviews.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import { eraseRemovedReviews } from './erase-removed-reviews.ts'

async function startWithReview() {
  const app = await startApp()
  const as = await givenAdmin(app)
  const given = await givenReview(app, { rating: 1 }, [await givenPhoto()])
  const params = { id: given.review.id }
  const body = { kind: 'ABUSE', reason: '심한 욕설' } as const
  return {
    ...{ app, as, params, ...given },
    remove: (base_revision?: number) =>
      app.call(removeReview, { params, body: { ...body, base_revision } }, { as }),
    restore: () => app.call(restoreReview, { params }, { as }),
    own: async () => replyOf(await app.call(listMyReviews, {}, { as: given.member })),
  }
}

test('[A-05] shows the author the kind of reason for which a review is hidden', async () => {
  const { app, as, params, own } = await startWithReview()
  const body = { is_hidden: true, hidden_kind: 'ABUSE', hidden_reason: '심한 욕설' } as const

  replyOf(await app.call(moderateReview, { params, body }, { as }))

  expect((await own()).items).toMatchObject([{ is_hidden: true, hidden_kind: 'ABUSE' }])
  expect(JSON.stringify(await own())).not.toContain('심한 욕설')
})

test('[A-05] removes a review from lists, averages and pictures, and restores it unchanged', async () => {
  const { app, as, params, review, remove, restore, own } = await startWithReview()
  const rating = async () => {
    const product = { params: { consulting_type: 'HAIR_CONSULTING' } } as const
    return replyOf(await app.call(getProduct, product)).review_count
  }
  expect(await rating()).toBe(1)

  expect(replyOf(await remove()).erased_at).not.toBeNull()

  expect(await app.call(getReview, { params })).toMatchObject({ status: 404 })
  const nothing = { total: 0, average: null, items: [] }
  expect(replyOf(await app.call(listReviews, {}))).toMatchObject(nothing)
  expect(await rating()).toBe(0)
  const picture = { params: { id: review.images[0]!.id } }
  expect(await app.call(getReviewPicture, picture)).toMatchObject({ status: 404 })
  expect(await own()).toMatchObject({ total: 0, items: [], waiting: [] })
  const listed = async (query: object) =>
    replyOf(await app.call(listAdminReviews, { query }, { as })).total
  expect([await listed({}), await listed({ state: 'REMOVED' })]).toEqual([0, 1])

  expect(replyOf(await restore()).erased_at).toBeNull()
  expect(replyOf(await app.call(getReview, { params }))).toMatchObject({ rating: 1 })
  expect(await rating()).toBe(1)
})

test('[A-05] erases text and pictures of a removed review a day later', async () => {
  const { app, as, params, remove, restore, own, review } = await startWithReview()
  await remove()
  const dayAgo = (ms: number) => new Date(app.clock.now().getTime() - DAY_MS + ms)
  const removedAt = (removed_at: Date) =>
    app.db.updateTable('reviews').set({ removed_at }).execute()

  await removedAt(dayAgo(1))
  expect(await eraseRemovedReviews(app.deps)).toBe(0)
  await removedAt(dayAgo(0))
  expect(await eraseRemovedReviews(app.deps)).toBe(1)

  expect(await restore()).toMatchObject({ status: 404 })
  expect(await app.call(getAdminReview, { params }, { as })).toMatchObject({ status: 404 })
  expect(await app.db.selectFrom('review_pictures').select('id').execute()).toEqual([])
  expect(await app.deps.storage.get(`reviews/${review.images[0]!.id}.jpg`)).toBeNull()
  expect((await own()).waiting).toHaveLength(1)
  const log = replyOf(await app.call(listAudit, { query: { subject: params.id } }, { as }))
  expect(log.items).toMatchObject([
    { action: 'review.remove', detail: { kind: 'ABUSE', reason: '심한 욕설' } },
  ])
  expect(JSON.stringify(log)).not.toContain(review.text)
})

test('[A-05] refuses to remove a review for the kind “other” without a reason', async () => {
  const { app, as, params } = await startWithReview()

  const body = { kind: 'OTHER' } as const
  expect(await app.call(removeReview, { params, body }, { as })).toMatchObject({
    status: 422,
    refusal: { detail: [{ loc: ['body', 'reason'] }] },
  })
  expect(await app.call(getReview, { params })).toMatchObject({ ok: true })
})

test.each([
  ['in sight', { is_hidden: false }],
  ['hidden', { is_hidden: true, hidden_kind: 'ABUSE' }],
  ['removed', { removed_at: new Date('2026-11-01T00:00:00Z') }],
] as const)(
  '[A-05] [WDR-01] erases a review that is %s with its author’s account, including pictures',
  async (_what, columns) => {
    const { app, as, params, member, review } = await startWithReview()
    await app.db.updateTable('reviews').set(columns).execute()

    replyOf(await app.call(withdraw, {}, { as: member }))

    expect(await app.call(getAdminReview, { params }, { as })).toMatchObject({ status: 404 })
    expect(await app.db.selectFrom('reviews').select('id').execute()).toEqual([])
    for (const size of ['', '-small']) {
      const key = `reviews/${review.images[0]!.id}${size}.jpg`
      expect(await app.deps.storage.get(key)).toBeNull()
    }
  },
)

test('[A-05] refuses to remove a review that changed meanwhile', async () => {
  const { app, params, remove } = await startWithReview()

  expect(await remove(99)).toMatchObject({ status: 409, refusal: { code: 'EDIT_CONFLICT' } })
  expect(await app.call(getReview, { params })).toMatchObject({ ok: true })
})

test('[A-05] refuses the review of a member whose name impersonates the studio', async () => {
  const app = await startApp()
  const member = await givenMember(app, { name: 'Gyeol Official' })
  const body = reviewOf(await givenCompletedOrder(app, member))

  const written = await app.call(writeReview, { body }, { as: member, images: [] })
  expect(written).toMatchObject({ status: 422, refusal: { code: 'WRITER_NAME_RESERVED' } })
})

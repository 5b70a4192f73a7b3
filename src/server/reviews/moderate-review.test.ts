import { expect, test } from 'vitest'
import { getAdminReview, listAdminReviews, moderateReview } from '#contract/admin-reviews.ts'
import { listAudit } from '#contract/audit.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { changeReview, getReview, getReviewPicture, listReviews } from '#contract/reviews.ts'
import { type CallOptions, replyOf, startApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenReview } from '#tests/support/given-reviews.ts'
import { givenPhoto } from '#tests/support/pictures.ts'

async function startWithReview() {
  const app = await startApp()
  const as = await givenAdmin(app)
  const given = await givenReview(app, {}, [await givenPhoto()])
  const { id } = given.review
  return {
    app,
    as,
    ...given,
    id,
    change: (body: InputOf<typeof moderateReview>['body'], options: CallOptions = { as }) =>
      app.call(moderateReview, { params: { id }, body }, options),
    seen: () => app.call(getReview, { params: { id } }),
  }
}

test('[ADM-02] hides a review for a reason that only the studio reads, and makes it visible again', async () => {
  const { app, as, id, change, seen } = await startWithReview()

  const hidden = replyOf(await change({ is_hidden: true, hidden_reason: '전화번호가 적혀 있어요' }))

  expect(hidden).toMatchObject({ is_hidden: true, hidden_reason: '전화번호가 적혀 있어요' })
  expect(await seen()).toMatchObject({ status: 404 })
  const own = await app.call(getAdminReview, { params: { id } }, { as })
  expect(own).toMatchObject({ ok: true, reply: { is_hidden: true } })

  expect(replyOf(await change({ is_hidden: false }))).toMatchObject({ hidden_reason: null })
  expect(JSON.stringify(replyOf(await seen()))).not.toContain('전화번호')
})

test('[A-05] refuses to hide a review without a reason', async () => {
  const { change, seen } = await startWithReview()

  for (const body of [{ is_hidden: true }, { is_hidden: true, hidden_kind: 'OTHER' }] as const) {
    const refusal = { detail: [{ loc: ['body', 'hidden_reason'] }] }
    expect(await change(body)).toMatchObject({ status: 422, refusal })
  }
  expect(await seen()).toMatchObject({ ok: true })
})

test('only administrators see the pictures of a hidden review', async () => {
  const { app, as, review, change } = await startWithReview()
  const picture = { params: { id: review.images[0]!.id } }
  replyOf(await change({ is_hidden: true, hidden_reason: '얼굴이 함께 찍힌 분이 있어요' }))

  expect(await app.call(getReviewPicture, picture)).toMatchObject({ status: 404 })
  const seen = await app.call(getReviewPicture, picture, { as })
  expect(seen).toMatchObject({ ok: true, headers: { 'cache-control': 'private, no-store' } })
})

test('lists a featured review before the others', async () => {
  const { app, id, change } = await startWithReview()
  app.clock.advance(MINUTE_MS)
  await givenReview(app)

  replyOf(await change({ is_featured: true }))

  const { items } = replyOf(await app.call(listReviews, {}))
  expect(items.map((item) => item.id === id)).toEqual([true, false])
})

test('everybody reads the studio’s reply as written, until it is removed', async () => {
  const { app, change, seen } = await startWithReview()
  app.clock.advance(MINUTE_MS)

  replyOf(await change({ reply: '고맙습니다. Xin cảm ơn.' }))

  const reply = { text: '고맙습니다. Xin cảm ơn.', created_at: app.clock.now().toISOString() }
  expect(replyOf(await seen()).reply).toEqual(reply)
  app.clock.advance(MINUTE_MS)
  expect(replyOf(await change({ is_featured: true })).reply).toEqual(reply)
  expect(replyOf(await change({ reply: null })).reply).toBeNull()
})

test('[ADM-02] refuses an action based on an outdated review, and returns the current one', async () => {
  const { app, id, member, change } = await startWithReview()
  const { revision } = replyOf(await change({ reply: '먼저 쓴 답글' }))

  const late = await change({ reply: '늦은 답글', base_revision: revision - 1 })
  expect(late).toMatchObject({
    status: 409,
    refusal: { code: 'EDIT_CONFLICT', current: { id, revision, reply: { text: '먼저 쓴 답글' } } },
  })

  const body = { rating: 1, title: '마음이 바뀌었어요', text: '다시 생각해 보니 아쉬워요.' }
  replyOf(await app.call(changeReview, { params: { id }, body }, { as: member }))
  expect(await change({ reply: '고맙습니다', base_revision: revision })).toMatchObject({
    status: 409,
    refusal: { current: { title: '마음이 바뀌었어요' } },
  })
})

test('the audit log records each action on a review', async () => {
  const { app, as, id, change } = await startWithReview()

  replyOf(await change({ is_hidden: true, hidden_reason: '광고' }))

  const { items } = replyOf(await app.call(listAudit, { query: { subject: id } }, { as }))
  expect(items).toMatchObject([
    {
      action: 'review.update',
      detail: { before: { is_hidden: false }, after: { is_hidden: true } },
    },
  ])
})

test.each([
  [{ state: 'HIDDEN' }, ['hidden']],
  [{ state: 'SHOWN' }, ['replied', 'plain']],
  [{ state: 'UNANSWERED' }, ['plain']],
  [{ rating: 2 }, ['plain']],
  [{ q: 'IED' }, ['replied']],
  [{ q: '%' }, []],
] as const)('the studio finds reviews by %j', async (query, titles) => {
  const app = await startApp()
  const as = await givenAdmin(app)
  const given = async (title: string, body: object, rating = 5) => {
    app.clock.advance(1_000)
    const { review } = await givenReview(app, { title, rating })
    replyOf(await app.call(moderateReview, { params: { id: review.id }, body }, { as }))
  }
  await given('plain', {}, 2)
  await given('replied', { reply: '고맙습니다' })
  await given('hidden', { is_hidden: true, hidden_reason: '광고' })

  const found = replyOf(await app.call(listAdminReviews, { query }, { as }))

  expect(found.items.map(({ title }) => title)).toEqual(titles)
  expect(found.total).toBe(titles.length)
})

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getPhoto, getSurvey, sendMemberSurvey } from '#contract/surveys.ts'
import { issueGuestToken } from '#server/orders/index.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { DAY_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenOrderIn, surveyWith } from '#tests/support/given-surveys.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { givenTurnedPhotoWithPlace } from '#tests/support/pictures.ts'
import { deleteOrphanedPhotos, erasePhotos, findSurveyReply } from './index.ts'

async function startWithSurvey() {
  const storage = memoryStorage()
  const app = await startApp({ storage })
  const member = await givenMember(app)
  const order = await givenOrderIn(app, { member })
  const params = { order_number: order.number }
  const input = { params, body: surveyWith() }
  const images = [await givenTurnedPhotoWithPlace()]
  replyOf(await app.call(sendMemberSurvey, input, { as: member, images }))
  const survey = replyOf(await app.call(getSurvey, { params }, { as: member }))
  return { app, storage, member, order, params, image: survey.images[0]! }
}

const linkParts = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://gyeol.test')
  return {
    params: { id: pathname.split('/').at(-1)! },
    query: Object.fromEntries(searchParams) as { expires: string; signature: string },
  }
}

test('[SRV-06] a link shows the photo upright, without its location, and uncacheable', async () => {
  const { app, image, order } = await startWithSurvey()
  expect(image).toMatchObject({ width: 300, height: 400 })

  const response = await app.app.inject(image.url)

  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-disposition': `inline; filename*=UTF-8''${order.number}-1.jpg`,
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 300, height: 400 })
  expect((await sharp(response.rawPayload).metadata()).exif).toBeUndefined()
  expect((await app.app.inject(image.thumbnail_url)).statusCode).toBe(200)
})

test('[SRV-06] a link expires after ten minutes', async () => {
  const { app, image } = await startWithSurvey()

  app.clock.advance(10 * MINUTE_MS)
  expect((await app.call(getPhoto, linkParts(image.url))).status).toBe(200)

  app.clock.advance(1_000)
  expect(await app.call(getPhoto, linkParts(image.url))).toMatchObject({
    status: 410,
    refusal: { code: 'LINK_EXPIRED' },
  })
})

test.each<[what: string, change: Record<string, string>]>([
  ['a later end', { expires: '9999999999' }],
  ['an end that is no number', { expires: 'never' }],
  ['the other size', { size: 'thumbnail' }],
  ['another signature', { signature: 'A'.repeat(43) }],
  ['a short signature', { signature: 'A' }],
])('[SRV-06] a link with %s is not found', async (_what, change) => {
  const { app, image } = await startWithSurvey()
  const { params, query } = linkParts(image.url)

  expect(await app.call(getPhoto, { params, query: { ...query, ...change } })).toMatchObject({
    status: 404,
    refusal: { code: 'NOT_FOUND' },
  })
})

test('[SRV-06] a survey is visible to its owner, a guest with a token and administrators', async () => {
  const { app, member, order, params } = await startWithSurvey()
  const guest_token = await issueGuestToken(app.db, order.id, app.clock.now())
  const stranger = await givenMember(app)
  const see = async (query: { guest_token?: string }, as?: { token: string }) =>
    (await app.call(getSurvey, { params, query }, { as })).status

  expect(await see({}, member)).toBe(200)
  expect(await see({ guest_token })).toBe(200)
  expect(await see({}, await givenAdmin(app))).toBe(200)
  expect(await see({})).toBe(401)
  expect(await see({ guest_token: 'A'.repeat(43) })).toBe(404)
  expect(await see({}, stranger)).toBe(404)
})

test('[SRV-06] records when an administrator views photos, not when the owner does', async () => {
  const { app, member, params } = await startWithSurvey()
  const admin = await givenAdmin(app)
  await app.call(getSurvey, { params }, { as: member })
  await app.call(getSurvey, { params }, { as: admin })

  const looks = await app.db.selectFrom('audit_log').selectAll().execute()
  expect(looks).toMatchObject([
    { action: 'photos.view', subject: params.order_number, actor_id: admin.id },
    { action: 'survey.view', subject: params.order_number, actor_id: admin.id },
  ])
})

test('replies 404 before the survey was sent', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const { number } = await givenOrderIn(app, { member })

  const called = await app.call(getSurvey, { params: { order_number: number } }, { as: member })
  expect(called).toMatchObject({ status: 404, refusal: { code: 'NOT_FOUND' } })
})

test('deletes photos 180 days after the order was completed, and keeps the answers', async () => {
  const { app, storage, order, image } = await startWithSurvey()
  await app.db
    .updateTable('orders')
    .set({ status: 'CONSULTING_COMPLETED', completed_at: app.clock.now() })
    .execute()

  app.clock.advance(180 * DAY_MS)
  expect(await erasePhotos(app.deps)).toBe(0)

  app.clock.advance(MINUTE_MS)
  expect(await erasePhotos(app.deps)).toBe(1)
  expect(storage.keys()).toEqual([])
  expect((await app.call(getPhoto, linkParts(image.url))).ok).toBe(false)
  const survey = await findSurveyReply(app.db, app.deps, order.number)
  expect(survey).toMatchObject({ face_shape: '하트형', images: [] })
})

test('deletes photos without a survey after a day, as a killed server leaves them', async () => {
  const { app, storage } = await startWithSurvey()
  const stored = storage.keys()
  const left = 'photos/00000000-0000-4000-8000-000000000001'
  await storage.put(`${left}.jpg`, new Uint8Array(1), 'image/jpeg')
  await storage.put(`${left}-small.jpg`, new Uint8Array(1), 'image/jpeg')
  const after = (ms: number) => ({ ...app.deps, now: () => new Date(Date.now() + ms) })

  expect(await deleteOrphanedPhotos(after(DAY_MS - MINUTE_MS))).toBe(0)
  expect(await deleteOrphanedPhotos(after(DAY_MS + MINUTE_MS))).toBe(2)

  expect(storage.keys()).toEqual(stored)
})

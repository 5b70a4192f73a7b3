import { expect, test } from 'vitest'
import { listOrders } from '#contract/admin-orders.ts'
import { changeSurvey, type SurveyChange } from '#contract/change-survey.ts'
import { changeOwnPhoto } from '#contract/order-photos.ts'
import { getPhotoRecord } from '#contract/photo-record.ts'
import { saveReportDraft } from '#contract/reports.ts'
import { getSurvey, sendMemberSurvey, withdrawSurveyConsent } from '#contract/surveys.ts'
import { issueGuestToken } from '#server/orders/index.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { mailsTo } from '#tests/support/given-bookings.ts'
import { reportWith } from '#tests/support/given-reports.ts'
import { colorSurveyWith, givenOrderIn, surveyWith } from '#tests/support/given-surveys.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import { erasePhotos } from './erase-photos.ts'

const { agreed_all: _agreed, ...sentAnswers } = surveyWith()

/** The sent answers, with a change. */
const changed = (change: Partial<SurveyChange> = {}): SurveyChange =>
  ({ ...sentAnswers, base_revision: 1, ...change }) as SurveyChange

async function startWithSurvey() {
  const app = await startApp()
  const as = await givenMember(app)
  const order = await givenOrderIn(app, { member: as, status: 'PAYMENT_COMPLETED' })
  const params = { order_number: order.number }
  const images = [await givenPhoto()]
  const body = surveyWith({ photos: ['front'] })
  replyOf(await app.call(sendMemberSurvey, { params, body }, { as, images }))
  const read = async (reader = as) => replyOf(await app.call(getSurvey, { params }, { as: reader }))
  const change = (
    body: SurveyChange,
    { files = [] as readonly Uint8Array[], language = 'ko' as const } = {},
  ) => app.call(changeSurvey, { params, body }, { as, images: files, language })
  return { app, as, order, params, images, read, change }
}

test('[C-12] a customer changes answers, and the consultant sees what they were and when', async () => {
  const { app, read, change } = await startWithSurvey()
  const sentAt = app.clock.now().toISOString()
  app.clock.advance(60_000)
  const changedAt = app.clock.now().toISOString()

  const reply = replyOf(await change(changed({ note: '숱이 많아요.', height_cm: null })))

  expect(reply).toMatchObject({ revision: 2, images: [{ name: 'front' }] })
  expect(await read(await givenAdmin(app))).toMatchObject({
    note: '숱이 많아요.',
    left_blank: ['height_cm'],
    created_at: sentAt,
    revision: 2,
    changes: [{ at: changedAt, before: { note: '앞머리를 자를지 고민이에요.', height_cm: 162.5 } }],
  })
})

test('[C-12] lists each change with the answers that it replaced, and none of a list in another order', async () => {
  const { read, change } = await startWithSurvey()
  replyOf(await change(changed({ note: '둘째' })))
  const features = [...sentAnswers.features!].reverse()
  replyOf(await change(changed({ note: '셋째', features, neck_length: 'short', base_revision: 2 })))

  expect((await read()).changes.map(({ before }) => before)).toEqual([
    { note: '둘째', neck_length: 'long' },
    { note: '앞머리를 자를지 고민이에요.' },
  ])
})

test('[C-12] stores no change and tells nobody if the answers are as they were', async () => {
  const { app, read, change } = await startWithSurvey()
  await givenAdmin(app)
  const events = () => app.db.selectFrom('admin_events').selectAll().execute()
  const before = await events()

  expect(replyOf(await change(changed()))).toMatchObject({ revision: 1 })

  expect((await read()).changes).toEqual([])
  expect(await events()).toEqual(before)
  replyOf(await change(changed({ note: '둘째' })))
  expect(await events()).toHaveLength(before.length + 1)
})

test('[C-12] refuses answers that were changed meanwhile, but accepts a repeated call', async () => {
  const { read, change } = await startWithSurvey()
  const first = changed({ note: '둘째' })
  replyOf(await change(first))

  expect(replyOf(await change(first))).toMatchObject({ revision: 2 })
  expect(await change(changed({ note: '셋째' }))).toMatchObject({
    status: 409,
    refusal: { code: 'EDIT_CONFLICT', current: 2 },
  })
  expect(await read()).toMatchObject({ note: '둘째', revision: 2 })
})

test('[C-12] replaces, adds and removes photos with the answers', async () => {
  const { app, images, read, change } = await startWithSurvey()
  const [front] = (await read()).images
  const photos = [
    { name: 'front', replaces: front!.id },
    { name: 'side', replaces: null },
  ]
  const files = [images[0]!, images[0]!]
  const keysOf = async (ids: string[]) =>
    (
      await app.db
        .selectFrom('survey_photos')
        .select('storage_key')
        .where('id', 'in', ids)
        .execute()
    ).map((row) => row.storage_key)
  const { images: after } = replyOf(await change(changed({ photos }), { files }))

  expect(after.map(({ name }) => name)).toEqual(['front', 'side'])
  expect((await read()).replaced_images).toMatchObject([{ id: front!.id }])

  const keys = await keysOf([front!, ...after].map(({ id }) => id))
  replyOf(await change(changed({ removed_photos: after.map(({ id }) => id) })))
  const removed_at = app.clock.now().toISOString()
  expect((await read()).removed_photos).toEqual([
    { name: 'front', removed_at },
    { name: 'side', removed_at },
  ])
  const stored = await app.db.selectFrom('survey_photos').select('id').execute()
  expect(stored).toEqual([])
  expect(await Promise.all(keys.map((key) => app.deps.storage.get(key)))).toEqual([
    null,
    null,
    null,
  ])
})

test('[C-13] proves the deletion of one photo while others stay, on the page and by mail', async () => {
  const { app, as, order, params, images, read, change } = await startWithSurvey()
  const photos = [{ name: 'side', replaces: null }]
  replyOf(await change(changed({ photos }), { files: images }))
  const [front] = (await read()).images
  app.clock.advance(60_000)
  const at = app.clock.now()

  replyOf(await change(changed({ removed_photos: [front!.id] })))

  const record = replyOf(await app.call(getPhotoRecord, { params }, { as }))
  expect(record).toMatchObject({
    images: [{ name: 'side' }],
    erased_photos: [{ name: 'front', reason: 'REMOVED', at: at.toISOString() }],
    answers_erased_at: null,
  })
  const [mail, ...others] = (await mailsTo(app, order.proof.email)).filter(
    ({ kind }) => kind === 'PHOTOS_ERASED',
  )
  expect(others).toEqual([])
  expect(mail?.text).toContain('정면')
  expect(mail?.text).not.toContain('옆')
  expect(mail?.text).toContain('원본과 작은 사본')
  expect(mail?.text).toContain(`/user/mypage/inquery/${params.order_number}`)
})

test('[C-12] refuses a photo that was replaced meanwhile, with nothing of the change', async () => {
  const { app, as, params, images, read, change } = await startWithSurvey()
  const [{ id: replaces } = { id: '' }] = (await read()).images
  const { image } = replyOf(
    await app.call(changeOwnPhoto, { params, body: { replaces } }, { as, images }),
  )
  const refused = { status: 409, refusal: { code: 'PHOTO_REPLACED', current: image.id } }

  const replacing = changed({ note: '둘째', photos: [{ name: 'front', replaces }] })
  expect(await change(replacing, { files: images })).toMatchObject(refused)
  expect(await change(changed({ note: '둘째', removed_photos: [replaces] }))).toMatchObject(refused)
  expect(await read()).toMatchObject({ revision: 1, images: [{ id: image.id }] })
})

test('[C-12] refuses a change without one file for each place', async () => {
  const { images, change } = await startWithSurvey()
  const photos = [{ name: 'side', replaces: null }]

  expect(await change(changed({ photos }))).toMatchObject({ refusal: { code: 'FILE_MISSING' } })
  expect(await change(changed(), { files: images })).toMatchObject({
    refusal: { code: 'TOO_MANY_IMAGES' },
  })
})

test('[C-12] refuses a survey of another kind and an answer to its question', async () => {
  const { change } = await startWithSurvey()
  const { agreed_all: _agreed, ...answers } = colorSurveyWith()
  const other = { ...answers, base_revision: 1 } as SurveyChange

  expect(await change(other)).toMatchObject({ refusal: { code: 'OTHER_KIND' } })
  expect(await change(changed({ vein_colour: 'blue_violet' } as object))).toMatchObject({
    status: 422,
  })
})

test('[C-12] a guest changes the answers with the token of the order, a stranger does not', async () => {
  const app = await startApp()
  const order = await givenOrderIn(app, { status: 'CONSULTING_SCHEDULED' })
  const params = { order_number: order.number }
  const at = app.clock.now()
  const survey = { order_number: order.number, schema_version: 1, created_at: at }
  await app.db
    .insertInto('surveys')
    .values({ ...survey, language: 'ko', answers: JSON.stringify({ note: '첫째' }) })
    .execute()
  const token = await issueGuestToken(app.db, order.id, at)
  const body = changed({ note: '둘째' })

  expect(await app.call(changeSurvey, { params, body })).toMatchObject({ ok: false })
  const query = { guest_token: token }
  expect(replyOf(await app.call(changeSurvey, { params, query, body }))).toMatchObject({
    revision: 2,
  })
})

test('[C-12] refuses a change once the work began, and of a survey that is closed', async () => {
  const { app, as, params, read, change } = await startWithSurvey()
  const admin = await givenAdmin(app)
  replyOf(
    await app.call(
      saveReportDraft,
      { params, body: { ...reportWith(), base_revision: 0 } },
      { as: admin },
    ),
  )
  const refused = { status: 409, refusal: { code: 'SURVEY_IN_WORK' } }
  expect(await change(changed({ note: '둘째' }))).toMatchObject(refused)
  expect(await read()).toMatchObject({ revision: 1, changes: [] })

  const closed = { status: 409, refusal: { code: 'SURVEY_CLOSED' } }
  const set = (status: 'CANCELLED' | 'CONSULTING_SCHEDULED') =>
    app.db.updateTable('orders').set({ status, work_began_at: null }).execute()
  await set('CANCELLED')
  expect(await change(changed({ note: '둘째' }))).toMatchObject(closed)
  await set('CONSULTING_SCHEDULED')
  replyOf(await app.call(withdrawSurveyConsent, { params }, { as }))
  expect(await change(changed({ note: '둘째' }))).toMatchObject(closed)
})

test('[C-12] erases earlier answers with the consent, and in the night after the order ended', async () => {
  const { app, as, params, read, change } = await startWithSurvey()
  replyOf(await change(changed({ sensitivities: undefined, height_cm: 170 } as object)))
  replyOf(await app.call(withdrawSurveyConsent, { params }, { as }))
  expect((await read()).changes).toEqual([])
  await app.db.updateTable('surveys').set({ erased_at: null }).execute()

  replyOf(await change(changed({ note: '둘째' })))
  await erasePhotos(app.deps)
  expect((await read()).changes).toHaveLength(1)
  await app.db.updateTable('orders').set({ ended_at: app.clock.now() }).execute()
  await erasePhotos(app.deps)
  expect((await read()).changes).toEqual([])
})

test('[C-12] the queue says when the survey changed, until the work begins', async () => {
  const { app, as, params, images, read, change } = await startWithSurvey()
  const admin = await givenAdmin(app)
  const changedAt = async () => {
    const { items } = replyOf(await app.call(listOrders, { query: {} }, { as: admin }))
    return items[0]!.survey_changed_at
  }
  expect(await changedAt()).toBeNull()
  replyOf(await change(changed()))
  expect(await changedAt(), 'nothing was changed').toBeNull()

  app.clock.advance(60_000)
  replyOf(await change(changed({ note: '둘째' })))
  expect(await changedAt()).toBe(app.clock.now().toISOString())
  app.clock.advance(60_000)
  const body = { replaces: (await read()).images[0]!.id }
  replyOf(await app.call(changeOwnPhoto, { params, body }, { as, images }))
  expect(await changedAt()).toBe(app.clock.now().toISOString())

  const draft = { params, body: { ...reportWith(), base_revision: 0 } }
  replyOf(await app.call(saveReportDraft, draft, { as: admin }))
  expect(await changedAt()).toBeNull()
})

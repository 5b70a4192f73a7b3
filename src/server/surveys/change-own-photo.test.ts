import { expect, test } from 'vitest'
import { changeOwnPhoto } from '#contract/order-photos.ts'
import { getPhotoRecord } from '#contract/photo-record.ts'
import { getSurvey, sendMemberSurvey } from '#contract/surveys.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenOrderIn, surveyWith } from '#tests/support/given-surveys.ts'
import { givenPhoto } from '#tests/support/pictures.ts'

async function startWithSurvey() {
  const app = await startApp()
  const as = await givenMember(app)
  const { number } = await givenOrderIn(app, { member: as, status: 'PAYMENT_COMPLETED' })
  const params = { order_number: number }
  const images = [await givenPhoto()]
  const body = surveyWith({ photos: ['front'] })
  replyOf(await app.call(sendMemberSurvey, { params, body }, { as, images }))
  const record = async () => replyOf(await app.call(getPhotoRecord, { params }, { as }))
  const [photo] = (await record()).images
  const change = async (replaces = photo!.id) =>
    app.call(changeOwnPhoto, { params, body: { replaces } }, { as, images })
  return { app, params, photo: photo!, record, change }
}

test('[C-13] a customer replaces a photo, and the consultant sees both with their times', async () => {
  const { app, params, photo, record, change } = await startWithSurvey()
  app.clock.advance(60_000)

  const { image } = replyOf(await change())

  expect((await record()).images).toMatchObject([
    { id: image.id, name: photo.name, added_at: app.clock.now().toISOString() },
  ])
  const admin = await givenAdmin(app)
  expect(replyOf(await app.call(getSurvey, { params }, { as: admin }))).toMatchObject({
    images: [{ id: image.id }],
    replaced_images: [{ id: photo.id, replaced_at: app.clock.now().toISOString() }],
  })
})

test('[C-13] refuses a photo that was replaced meanwhile, and names the current one', async () => {
  const { change } = await startWithSurvey()
  const { image } = replyOf(await change())

  expect(await change()).toMatchObject({
    status: 409,
    refusal: { code: 'PHOTO_REPLACED', current: image.id },
  })
})

test('[C-13] refuses another photo once the work began', async () => {
  const { app, photo, record, change } = await startWithSurvey()
  expect((await record()).can_change).toBe(true)
  await app.db.updateTable('orders').set({ work_began_at: app.clock.now() }).execute()

  expect(await change()).toMatchObject({ status: 409, refusal: { code: 'SURVEY_IN_WORK' } })
  expect(await record()).toMatchObject({ can_change: false, images: [{ id: photo.id }] })
})

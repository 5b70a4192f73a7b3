import { expect, test } from 'vitest'
import { sendMemberSurvey, withdrawSurveyConsent } from '#contract/surveys.ts'
import { lockOrder } from '#server/orders/index.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenOrderIn, surveyWith } from '#tests/support/given-surveys.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import { contextIn } from '#tests/support/use-case-context.ts'
import { erasePhotos, findSurveyReply } from './index.ts'
import type { PhotoPlace } from './photo-place.ts'
import { replacePhoto } from './replace-photo.ts'

async function startWithPhotos(...names: readonly ('front' | 'side')[]) {
  const storage = memoryStorage()
  const app = await startApp({ storage })
  const member = await givenMember(app)
  const { number } = await givenOrderIn(app, { member })
  const params = { order_number: number }
  const body = surveyWith({ photos: [...names] })
  const images = await Promise.all(names.map(() => givenPhoto()))
  replyOf(await app.call(sendMemberSurvey, { params, body }, { as: member, images }))
  const send = async (place: PhotoPlace, files = 1) => {
    const file = { fieldName: 'images', fileName: 'photo.jpg', data: await givenPhoto() }
    return replacePhoto(app.deps, {
      context: { ...contextIn('ko'), files: Array.from({ length: files }, () => file) },
      lock: (tx) => lockOrder(tx, number),
      place: async () => place,
    })
  }
  const survey = async () => (await findSurveyReply(app.db, app.deps, number))!
  return { app, storage, member, params, send, survey, sent: (await survey()).images }
}

test('[O-11] a new photo takes the place of the old one, which stays marked as replaced', async () => {
  const { app, send, survey, sent } = await startWithPhotos('front', 'side')
  app.clock.advance(DAY_MS)

  const { image } = await send({ name: 'front', replaces: sent[0]!.id })

  const at = app.clock.now().toISOString()
  expect(await survey()).toMatchObject({
    images: [{ id: image.id, name: 'front', added_at: at }, { id: sent[1]!.id }],
    replaced_images: [{ id: sent[0]!.id, replaced_at: at }],
  })
})

test('[O-11] refuses to replace a photo that was replaced meanwhile, and names the current one', async () => {
  const { send, survey, storage, sent } = await startWithPhotos('front')
  const place = { name: 'front', replaces: sent[0]!.id }
  const { image } = await send(place)
  const stored = storage.keys()

  await expect(send(place)).rejects.toMatchObject({
    code: 'PHOTO_REPLACED',
    extra: { current: image.id },
  })

  expect((await survey()).images.map(({ id }) => id)).toEqual([image.id])
  expect(storage.keys()).toEqual(stored)
})

test('[O-11] of two concurrent photos for one place one is stored, and no file is left over', async () => {
  const { send, survey, storage, sent } = await startWithPhotos('front')
  const place = { name: 'front', replaces: sent[0]!.id }

  const results = await Promise.allSettled([send(place), send(place)])

  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await survey()).toMatchObject({ images: [{}], replaced_images: [{}] })
  expect(storage.keys()).toHaveLength(4)
})

test('[O-11] a photo fills an empty place once', async () => {
  const { send, survey } = await startWithPhotos('side')
  const empty = { name: 'front', replaces: null }
  const { image } = await send(empty)

  await expect(send(empty)).rejects.toMatchObject({ code: 'PHOTO_REPLACED' })

  expect((await survey()).images.map(({ name }) => name)).toEqual(['side', 'front'])
  expect(image.source).toBe('CUSTOMER')
})

test('[O-11] stores at most three current photos', async () => {
  const { send } = await startWithPhotos('front', 'side')
  await send({ name: 'now', replaces: null })

  await expect(send({ name: null, replaces: null })).rejects.toMatchObject({
    code: 'TOO_MANY_IMAGES',
  })
})

test('[O-11] refuses no file, several files and a photo of another order', async () => {
  const { send, sent } = await startWithPhotos('front')
  const other = await startWithPhotos('front')
  const place = { name: 'front', replaces: sent[0]!.id }

  await expect(send(place, 0)).rejects.toMatchObject({ code: 'FILE_MISSING' })
  await expect(send(place, 2)).rejects.toMatchObject({ code: 'TOO_MANY_IMAGES' })
  await expect(other.send(place)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('[O-11] withdrawn consent erases replaced photos too, and takes no new one', async () => {
  const { app, member, params, send, survey, storage, sent } = await startWithPhotos('front')
  await send({ name: 'front', replaces: sent[0]!.id })

  await app.call(withdrawSurveyConsent, { params }, { as: member })

  expect(await survey()).toMatchObject({ images: [], replaced_images: [] })
  expect(storage.keys()).toEqual([])
  await expect(send({ name: 'front', replaces: null })).rejects.toMatchObject({
    code: 'PHOTOS_CLOSED',
  })
})

test('[O-11] a replaced photo is deleted once its order ended, the current one later', async () => {
  const { app, send, survey, sent } = await startWithPhotos('front')
  const { image } = await send({ name: 'front', replaces: sent[0]!.id })
  expect(await erasePhotos(app.deps)).toBe(0)

  const completed = { status: 'CONSULTING_COMPLETED', completed_at: app.clock.now() } as const
  await app.db.updateTable('orders').set(completed).execute()

  expect(await erasePhotos(app.deps)).toBe(1)
  expect(await survey()).toMatchObject({ images: [{ id: image.id }], replaced_images: [] })
})

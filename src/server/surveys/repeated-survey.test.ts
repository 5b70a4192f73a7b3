import { expect, test } from 'vitest'
import { sendGuestSurvey } from '#contract/surveys.ts'
import { type Called, replyOf, startApp } from '#tests/support/app.ts'
import { HOUR_MS } from '#tests/support/clock.ts'
import { givenOrderIn, surveyWith } from '#tests/support/given-surveys.ts'
import { memoryStorage, storageOfRacing } from '#tests/support/memory-storage.ts'
import { givenPhoto } from '#tests/support/pictures.ts'

/** With `senders`, each call stores its photos only once all of them are about to. */
async function startWithOrder(senders = 1) {
  const storage = storageOfRacing(senders)
  const app = await startApp({ storage })
  const { number, proof } = await givenOrderIn(app)
  const images = [await givenPhoto(), await givenPhoto(260, 260)]
  const send = (idempotencyKey?: string, change = {}) =>
    app.call(
      sendGuestSurvey,
      {
        params: { order_number: number },
        body: { ...surveyWith(change), ...proof },
      },
      { images, ...(idempotencyKey && { idempotencyKey }) },
    )
  const count = async (table: 'surveys' | 'survey_photos' | 'messages') =>
    (await app.db.selectFrom(table).selectAll().execute()).length
  return { app, storage, send, count }
}

const codesOf = (all: Called<typeof sendGuestSurvey>[]) =>
  all.map((called) => (called.ok ? called.status : called.refusal.code)).sort()

test('the same idempotency key gets the first reply again, also when the order has moved on', async () => {
  const { app, storage, send, count } = await startWithOrder()
  const first = replyOf(await send('a-key'))
  app.clock.advance(HOUR_MS)

  expect(replyOf(await send('a-key'))).toEqual(first)
  expect(storage.keys()).toHaveLength(4)
  expect(await count('messages')).toBe(1)
})

test('refuses the same idempotency key with another survey', async () => {
  const { send } = await startWithOrder()
  await send('a-key')

  expect(codesOf([await send('a-key', { note: '다른 이야기' })])).toEqual([
    'IDEMPOTENCY_KEY_REUSED',
  ])
})

test('refuses a second survey and stores none of its photos', async () => {
  const { storage, send, count } = await startWithOrder()
  await send()

  expect(codesOf([await send(), await send('a-key')])).toEqual(['SURVEY_EXISTS', 'SURVEY_EXISTS'])
  expect(storage.keys()).toHaveLength(4)
  expect(await count('surveys')).toBe(1)
})

test('two concurrent calls with one key create one survey and get one reply', async () => {
  const { storage, send, count } = await startWithOrder(8)

  const answers = await Promise.all(Array.from({ length: 8 }, () => send('a-key')))

  const first = replyOf(answers[0]!)
  expect(answers.map(replyOf)).toEqual(Array.from({ length: 8 }, () => first))
  expect(storage.keys()).toHaveLength(4)
  expect([await count('surveys'), await count('survey_photos')]).toEqual([1, 2])
  expect(await count('messages')).toBe(1)
})

test('of concurrent surveys from several devices one succeeds, the others are refused', async () => {
  const { storage, send, count } = await startWithOrder(4)

  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((key) => send(key)))

  expect(codesOf(answers)).toEqual([201, 'SURVEY_EXISTS', 'SURVEY_EXISTS', 'SURVEY_EXISTS'])
  expect(storage.keys()).toHaveLength(4)
  expect(await count('survey_photos')).toBe(2)
})

test('stores nothing when the storage fails, and the same call succeeds later', async () => {
  const files = memoryStorage()
  let puts = 0
  const app = await startApp({
    storage: {
      ...files,
      async put(...file) {
        puts += 1
        if (puts === 3) throw new Error('the disk is full')
        await files.put(...file)
      },
    },
  })
  const { number, proof } = await givenOrderIn(app)
  const input = { params: { order_number: number }, body: { ...surveyWith(), ...proof } }
  const options = { images: [await givenPhoto(), await givenPhoto()], idempotencyKey: 'a-key' }

  expect((await app.call(sendGuestSurvey, input, options)).status).toBe(500)
  expect(files.keys()).toEqual([])
  expect((await app.call(sendGuestSurvey, input, options)).status).toBe(201)
})

test('an order that is cancelled while photos are stored accepts no survey and keeps no photo', async () => {
  const files = memoryStorage()
  const storage = {
    ...files,
    async put(...file: Parameters<typeof files.put>) {
      await app.db.updateTable('orders').set({ status: 'REFUNDED' }).execute()
      await files.put(...file)
    },
  }
  const app = await startApp({ storage })
  const { number, proof } = await givenOrderIn(app)
  const input = { params: { order_number: number }, body: { ...surveyWith(), ...proof } }

  const sent = await app.call(sendGuestSurvey, input, { images: [await givenPhoto()] })

  expect(sent).toMatchObject({ status: 409, refusal: { code: 'SURVEY_CLOSED' } })
  expect(files.keys()).toEqual([])
  expect(await app.db.selectFrom('surveys').select('order_number').execute()).toEqual([])
})

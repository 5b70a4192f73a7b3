import { expect, test } from 'vitest'
import { getSurvey, sendGuestSurvey, sendMemberSurvey } from '#contract/surveys.ts'
import type { ObjectStorage } from '#server/ports/object-storage.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenOrderIn, surveyWith } from '#tests/support/given-surveys.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { givenPhoto, givenSvg, givenTruncatedPhoto } from '#tests/support/pictures.ts'

async function startWithFiles() {
  const storage = memoryStorage()
  return { storage, app: await startApp({ storage }) }
}

const orderIn = (app: TestApp, number: string) =>
  app.db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow()

test('[SRV-01] stores every choice of a member’s survey unchanged', async () => {
  const { app } = await startWithFiles()
  const member = await givenMember(app)
  const { number } = await givenOrderIn(app, { member })
  const params = { order_number: number }

  const sent = await app.call(sendMemberSurvey, { params, body: surveyWith() }, { as: member })

  expect(sent.status).toBe(201)
  expect(replyOf(sent)).toEqual({
    order_number: number,
    status: 'CONSULTING_SCHEDULED',
    due_at: '2026-11-05T09:00:00.000Z',
    images: [],
  })
  const { agreed_all: _, ...choices } = surveyWith()
  const survey = replyOf(await app.call(getSurvey, { params }, { as: member }))
  expect(survey).toMatchObject({ ...choices, created_at: app.clock.now().toISOString() })
})

test('[SRV-03] fills blank answers with the defaults of the specification', async () => {
  const { app } = await startWithFiles()
  const member = await givenMember(app)
  const { number } = await givenOrderIn(app, { member })
  const params = { order_number: number }
  const body = { note: '잘 부탁드려요.', agreed_all: true } as const

  replyOf(await app.call(sendMemberSurvey, { params, body }, { as: member }))

  const survey = replyOf(await app.call(getSurvey, { params }, { as: member }))
  expect(survey.left_blank).toContain('had_other_consulting')
  expect(survey.left_blank).not.toContain('other_consulting_count') // asked after a yes
  expect(survey).toMatchObject({
    face_shape: '달걀형',
    facial_type: null,
    features: [],
    height_cm: 170,
    weight_kg: 60,
    discovered_via: 'search',
  })
})

test('[C-11] stores and replies blank answers as such, whatever their default', async () => {
  const { app } = await startWithFiles()
  const member = await givenMember(app)
  const { number } = await givenOrderIn(app, { member })
  const params = { order_number: number }
  const body = {
    note: '잘 부탁드려요.',
    neck_length: 'normal',
    facial_type: null,
    features: [],
    had_other_consulting: true,
    agreed_all: true,
  } as const

  replyOf(await app.call(sendMemberSurvey, { params, body }, { as: member }))

  const { answers } = await app.db.selectFrom('surveys').selectAll().executeTakeFirstOrThrow()
  expect(answers).toEqual({
    note: '잘 부탁드려요.',
    neck_length: 'normal',
    had_other_consulting: true,
  })
  expect(replyOf(await app.call(getSurvey, { params }, { as: member })).left_blank).toEqual([
    'face_shape',
    'facial_type',
    'features',
    'shoulder',
    'height_cm',
    'weight_kg',
    'other_consulting_count',
    'discovered_via',
  ])
})

test.each<[what: string, change: object]>([
  ['confirmation', { agreed_all: false }],
  ['other information', { note: '   ' }],
  ['height in range', { height_cm: 99 }],
  ['known face shape', { face_shape: '네모' }],
])('[SRV-02] refuses a survey without its %s field by field', async (_what, change) => {
  const { app } = await startWithFiles()
  const member = await givenMember(app)
  const { number } = await givenOrderIn(app, { member })
  const body = { ...surveyWith(), ...change }
  const params = { order_number: number }

  const called = await app.call(sendMemberSurvey, { params, body }, { as: member })

  expect(called).toMatchObject({
    status: 422,
    refusal: {
      code: 'VALIDATION_FAILED',
      detail: [{ loc: ['body', Object.keys(change)[0]] }],
    },
  })
})

test('[SRV-03] stores three photos; refuses four and stores none', async () => {
  const { app, storage } = await startWithFiles()
  const member = await givenMember(app)
  const { number } = await givenOrderIn(app, { member })
  const params = { order_number: number }
  const photo = await givenPhoto()
  const send = (images: Uint8Array[]) =>
    app.call(sendMemberSurvey, { params, body: surveyWith() }, { as: member, images })

  expect(await send([photo, photo, photo, photo])).toMatchObject({
    status: 422,
    refusal: { code: 'TOO_MANY_IMAGES' },
  })
  expect(storage.keys()).toEqual([])

  expect(replyOf(await send([photo, photo, photo])).images).toHaveLength(3)
  expect(storage.keys()).toHaveLength(6)
})

test.each<
  [what: string, file: () => Uint8Array | Promise<Uint8Array>, status: number, code: string]
>([
  ['a text named .jpg', () => Buffer.from('photo-1.jpg'), 415, 'IMAGE_NOT_SUPPORTED'],
  ['an SVG named .jpg', givenSvg, 415, 'IMAGE_NOT_SUPPORTED'],
  ['half a JPEG', givenTruncatedPhoto, 422, 'IMAGE_BROKEN'],
  ['[C-13] a photo of 60 × 60', () => givenPhoto(60, 60), 422, 'IMAGE_TOO_SMALL'],
  ['a file above 10 MB', () => Buffer.alloc(11 * 1024 * 1024), 413, 'IMAGE_TOO_LARGE'],
])('[SRV-06] refuses %s and stores nothing else', async (_what, file, status, code) => {
  const { app, storage } = await startWithFiles()
  const member = await givenMember(app)
  const { number } = await givenOrderIn(app, { member })
  const input = { params: { order_number: number }, body: surveyWith() }

  const called = await app.call(sendMemberSurvey, input, {
    as: member,
    images: [await givenPhoto(), await file()],
  })

  expect(called).toMatchObject({ status, refusal: { code } })
  expect(storage.keys()).toEqual([])
  expect((await orderIn(app, number)).survey_submitted_at).toBeNull()
})

test('replies 404 for somebody else’s order, also to an administrator', async () => {
  const { app, storage } = await startWithFiles()
  const owner = await givenMember(app)
  const strangers = [await givenMember(app), await givenMember(app, { role: 'ADMIN' })]
  const { number } = await givenOrderIn(app, { member: owner })
  const input = { params: { order_number: number }, body: surveyWith() }
  const images = [await givenPhoto()]

  for (const as of strangers) {
    const called = await app.call(sendMemberSurvey, input, { as, images })
    expect(called).toMatchObject({ status: 404, refusal: { code: 'ORDER_NOT_FOUND' } })
  }
  expect(storage.keys()).toEqual([])
})

test('accepts a survey before the payment, and waits for it', async () => {
  const { app } = await startWithFiles()
  const { number, proof } = await givenOrderIn(app, { status: 'PAYMENT_PENDING' })
  const params = { order_number: number }

  const sent = await app.call(sendGuestSurvey, { params, body: { ...surveyWith(), ...proof } })

  expect(replyOf(sent).status).toBe('PAYMENT_PENDING')
  expect(await orderIn(app, number)).toMatchObject({
    status: 'PAYMENT_PENDING',
    survey_submitted_at: app.clock.now(),
  })
})

test('a survey in the last minute before its deadline is in time, however long its photos take', async () => {
  const waiting: ObjectStorage = {
    ...memoryStorage(),
    async put() {
      app.clock.advance(2 * MINUTE_MS)
    },
  }
  const app = await startApp({ storage: waiting })
  const { number, proof } = await givenOrderIn(app)
  const deadline = (await orderIn(app, number)).survey_deadline!
  app.clock.set(new Date(deadline.getTime() - MINUTE_MS))
  const params = { order_number: number }

  const body = { ...surveyWith(), ...proof }
  replyOf(await app.call(sendGuestSurvey, { params, body }, { images: [await givenPhoto()] }))

  expect(app.clock.now() > deadline).toBe(true)
  expect((await orderIn(app, number)).survey_submitted_at! < deadline).toBe(true)
})

test.each(['CANCELLED', 'REFUNDED', 'CONSULTING_SCHEDULED', 'CONSULTING_COMPLETED'] as const)(
  'refuses a survey of an order that is %s',
  async (status) => {
    const { app } = await startWithFiles()
    const { number, proof } = await givenOrderIn(app, { status })
    const input = { params: { order_number: number }, body: { ...surveyWith(), ...proof } }

    expect(await app.call(sendGuestSurvey, input)).toMatchObject({
      status: 409,
      refusal: { code: 'SURVEY_CLOSED' },
    })
  },
)

import { expect, test } from 'vitest'
import { changeMyConsent, getMyConsents } from '#contract/consents.ts'
import {
  getSurvey,
  sendGuestSurvey,
  sendMemberSurvey,
  withdrawSurveyConsent,
} from '#contract/surveys.ts'
import { issueGuestToken } from '#server/orders/index.ts'
import { inTransaction } from '#server/platform/database.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenOrderIn, surveyWith } from '#tests/support/given-surveys.ts'
import { givenPhoto } from '#tests/support/pictures.ts'

async function startWithOrder() {
  const app = await startApp()
  const member = await givenMember(app)
  const { number } = await givenOrderIn(app, { member, status: 'PAYMENT_COMPLETED' })
  const images = [await givenPhoto()]
  return {
    app,
    member,
    number,
    photos: () => app.db.selectFrom('survey_photos').selectAll().execute(),
    records: () => app.db.selectFrom('consent_records').selectAll().orderBy('id').execute(),
    send: (change: object = {}) =>
      app.call(
        sendMemberSurvey,
        { params: { order_number: number }, body: { ...surveyWith(), ...change } },
        { as: member, images },
      ),
    mine: async () => replyOf(await app.call(getMyConsents, {}, { as: member })),
    change: (is_given: boolean) =>
      app.call(
        changeMyConsent,
        { params: { kind: 'sensitive' }, body: { is_given } },
        { as: member },
      ),
  }
}

test('[C-04] refuses a survey without the consent to photos and body data, and stores none of it', async () => {
  const { send, photos, records } = await startWithOrder()

  expect(await send({ sensitive_agree: false })).toMatchObject({
    status: 422,
    refusal: { detail: [{ loc: ['body', 'sensitive_agree'] }] },
  })

  expect(await photos()).toEqual([])
  expect(await records()).toEqual([])
})

test.each([
  ['on its own', { sensitive_agree: true }],
  ['by the one box of the specification', {}],
] as const)(
  '[C-04] records the consent given %s with order, version, time and place',
  async (_, given) => {
    const { app, member, number, send, records } = await startWithOrder()
    const at = app.clock.now()
    const html = JSON.stringify({ ko: '<p>새 동의서</p>' })
    const policy = { kind: 'sensitive', version: 4, effective_at: at, html } as const
    await app.db.insertInto('policies').values(policy).execute()

    replyOf(await send(given))

    expect(await records()).toMatchObject([
      {
        member_id: member.id,
        order_number: number,
        kind: 'sensitive',
        event: 'GIVEN',
        version: 4,
        place: 'SURVEY',
        at,
      },
    ])
  },
)

test('[C-04] withdrawing it in the settings erases photos, height and weight at once, and is recorded', async () => {
  const { app, member, number, send, photos, records, mine, change } = await startWithOrder()
  replyOf(await send())
  const [photo] = await photos()
  expect(await mine()).toMatchObject({
    sensitive: { is_given: true },
    required: [{ kind: 'sensitive', place: 'SURVEY', order_number: number }],
  })

  expect(replyOf(await change(false)).sensitive.is_given).toBe(false)
  replyOf(await change(false))

  expect(await photos()).toEqual([])
  const survey = await app.db.selectFrom('surveys').selectAll().executeTakeFirstOrThrow()
  const { height_cm, weight_kg, sensitive_agree: _, agreed_all: __, ...remaining } = surveyWith()
  expect([height_cm, weight_kg]).toEqual([expect.any(Number), expect.any(Number)])
  expect(survey).toMatchObject({ order_number: number, answers: remaining })
  expect(Object.keys(survey.answers).sort()).toEqual(Object.keys(remaining).sort())
  const params = { order_number: number }
  expect(replyOf(await app.call(getSurvey, { params }, { as: member }))).toMatchObject({
    height_cm: null,
    weight_kg: null,
    left_blank: [],
  })
  expect(await app.deps.storage.get(photo!.storage_key)).toBeNull()
  expect((await records()).map(({ event, place }) => [event, place])).toEqual([
    ['GIVEN', 'SURVEY'],
    ['WITHDRAWN', 'SETTINGS'],
  ])
  expect(replyOf(await change(true)).sensitive.is_given).toBe(true)
})

test('[C-04] a consent record can never be changed', async () => {
  const { app, send } = await startWithOrder()
  replyOf(await send())

  await expect(app.db.updateTable('consent_records').set({ version: 9 }).execute()).rejects.toThrow(
    'never changed',
  )
})

test('[C-04] a guest withdraws it with the order’s token, and nobody else does', async () => {
  const app = await startApp()
  const { number, proof, id } = await givenOrderIn(app, { status: 'PAYMENT_COMPLETED' })
  const other = await givenOrderIn(app)
  const params = { order_number: number }
  const body = { ...surveyWith(), ...proof }
  replyOf(await app.call(sendGuestSurvey, { params, body }, { images: [await givenPhoto()] }))
  const at = app.clock.now()
  const [guest_token, wrong] = await inTransaction(app.db, (tx) =>
    Promise.all([issueGuestToken(tx, id, at), issueGuestToken(tx, other.id, at)]),
  )
  const withdraw = (token: string) =>
    app.call(withdrawSurveyConsent, { params, query: { guest_token: token } })
  const photos = () => app.db.selectFrom('survey_photos').selectAll().execute()
  const [photo] = await photos()

  expect(await withdraw(wrong!)).toMatchObject({ status: 404 })
  expect(await photos()).toHaveLength(1)
  expect([(await withdraw(guest_token!)).status, (await withdraw(guest_token!)).status]).toEqual([
    204, 204,
  ])

  expect(await photos()).toEqual([])
  expect(await app.deps.storage.get(photo!.storage_key)).toBeNull()
  expect(await app.db.selectFrom('surveys').selectAll().execute()).toMatchObject([
    { answers: expect.not.objectContaining({ height_cm: expect.anything() }) },
  ])
  const records = await app.db.selectFrom('consent_records').selectAll().orderBy('id').execute()
  expect(records.map((it) => [it.order_number, it.event, it.place])).toEqual([
    [number, 'GIVEN', 'SURVEY'],
    [number, 'WITHDRAWN', 'ORDER'],
  ])
})

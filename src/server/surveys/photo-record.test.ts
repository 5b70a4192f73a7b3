import { expect, test } from 'vitest'
import { getPhotoRecord, storePhotosLonger } from '#contract/photo-record.ts'
import { getSurvey, sendMemberSurvey, withdrawSurveyConsent } from '#contract/surveys.ts'
import { issueGuestToken } from '#server/orders/index.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { DAY_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { mailsTo } from '#tests/support/given-bookings.ts'
import { givenOrderIn, surveyWith } from '#tests/support/given-surveys.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import { erasePhotos } from './index.ts'

async function startWithPhotos() {
  const app = await startApp()
  const member = await givenMember(app)
  const order = await givenOrderIn(app, { member })
  const params = { order_number: order.number }
  const images = [await givenPhoto(), await givenPhoto()]
  replyOf(await app.call(sendMemberSurvey, { params, body: surveyWith() }, { as: member, images }))
  // A session ends sooner than the clocks of these tests go; a guest token can be issued at any time.
  const asCustomer = async () => ({
    params,
    query: { guest_token: await issueGuestToken(app.db, order.id, app.clock.now()) },
  })
  return {
    app,
    order,
    params,
    asCustomer,
    record: async () => replyOf(await app.call(getPhotoRecord, await asCustomer())),
    keep: async (extra_days: 180 | 365 | null) =>
      app.call(storePhotosLonger, { ...(await asCustomer()), body: { extra_days } }),
    complete: () =>
      app.db
        .updateTable('orders')
        .set({ status: 'CONSULTING_COMPLETED', completed_at: app.clock.now() })
        .execute(),
  }
}

test('[C-13] tells a customer who looked at their photos, once per person and day', async () => {
  const { app, params, asCustomer, record } = await startWithPhotos()
  app.clock.set(new Date('2026-11-26T14:48:00.000Z')) // 23:48 in Seoul
  const [sena, jisu] = [await givenAdmin(app), await givenAdmin(app)]
  const look = async (as: typeof sena) => replyOf(await app.call(getSurvey, { params }, { as }))
  expect((await record()).looks).toEqual([])

  await look(jisu)
  app.clock.advance(MINUTE_MS)
  await look(sena)
  replyOf(await app.call(getSurvey, await asCustomer()))
  app.clock.advance(9 * MINUTE_MS)
  await look(jisu)
  app.clock.advance(2 * MINUTE_MS)
  await look(sena)

  expect((await record()).looks).toEqual([
    { name: sena.name, role: 'ADMIN', at: '2026-11-26T15:00:00.000Z' },
    { name: jisu.name, role: 'ADMIN', at: '2026-11-26T14:58:00.000Z' },
    { name: sena.name, role: 'ADMIN', at: '2026-11-26T14:49:00.000Z' },
  ])
})

test('[C-13] keeps photos longer if the customer asked for it, and as usual if they took it back', async () => {
  const { app, record, keep, complete } = await startWithPhotos()
  expect((await record()).retention).toEqual({ days: 180, extra_days: null, stored_until: null })
  replyOf(await keep(365))
  await complete()
  const end = new Date(app.clock.now().getTime() + (180 + 365) * DAY_MS).toISOString()
  expect((await record()).retention).toEqual({ days: 180, extra_days: 365, stored_until: end })

  app.clock.advance((180 + 365) * DAY_MS)
  expect(await erasePhotos(app.deps)).toBe(0)
  replyOf(await keep(180))
  expect(await erasePhotos(app.deps)).toBe(2)
  expect(await keep(365)).toMatchObject({ status: 409, refusal: { code: 'PHOTOS_CLOSED' } })
})

test('[C-13] proves which photos were erased after their time, and when', async () => {
  const { app, record, complete } = await startWithPhotos()
  await complete()
  app.clock.advance(180 * DAY_MS + MINUTE_MS)
  expect((await record()).erased_photos).toEqual([])

  await erasePhotos(app.deps)

  const at = app.clock.now().toISOString()
  const expired = { reason: 'EXPIRED', at }
  expect(await record()).toMatchObject({
    images: [],
    erased_photos: [expired, expired],
    answers_erased_at: null,
  })
})

test('[C-13] proves that photos and answers were erased when the customer wanted it', async () => {
  const { app, order, asCustomer, record } = await startWithPhotos()
  const at = app.clock.now().toISOString()

  replyOf(await app.call(withdrawSurveyConsent, await asCustomer()))
  app.clock.advance(DAY_MS)
  replyOf(await app.call(withdrawSurveyConsent, await asCustomer()))

  const withdrawn = { reason: 'WITHDRAWN', at }
  expect(await record()).toMatchObject({
    images: [],
    erased_photos: [withdrawn, withdrawn],
    answers_erased_at: at,
  })
  const mails = (await mailsTo(app, order.proof.email)).filter(
    ({ kind }) => kind === 'PHOTOS_ERASED',
  )
  expect(mails).toHaveLength(1)
})

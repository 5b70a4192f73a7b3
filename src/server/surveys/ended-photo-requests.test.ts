import { expect, test } from 'vitest'
import { moveOrderDue } from '#contract/admin-orders.ts'
import { addOrderPhoto } from '#contract/order-photos.ts'
import { storePhotosLonger } from '#contract/photo-record.ts'
import { withdrawSurveyConsent } from '#contract/surveys.ts'
import { allJobs } from '#server/jobs.ts'
import { replyOf } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { setStatus, startWithFront } from '#tests/support/given-photo-requests.ts'
import { givenPhoto } from '#tests/support/pictures.ts'

test('[C-12] withdrawn: the link takes no photo, and nothing can be withdrawn twice', async () => {
  const { order, asked, answer, withdraw } = await startWithFront()
  const request = await asked()

  expect(replyOf(await withdraw(request.id)).request.state).toBe('WITHDRAWN')

  const closed = { status: 409, refusal: { code: 'PHOTO_REQUEST_CLOSED' } }
  expect(await answer(request.id)).toMatchObject(closed)
  expect(await withdraw(request.id)).toMatchObject(closed)
  expect((await order()).survey!.replaced_images).toEqual([])
})

test.each(['RESULT_SENT', 'REFUNDED', 'CONSULTING_COMPLETED'] as const)(
  '[C-12] an order that became %s meanwhile ends its requests',
  async (status) => {
    const { app, order, customers, asked, ask, answer, withdraw } = await startWithFront()
    const request = await asked()
    await setStatus(app, status)

    const closed = { status: 409, refusal: { code: 'PHOTO_REQUEST_CLOSED' } }
    expect(await answer(request.id)).toMatchObject(closed)
    expect(await withdraw(request.id)).toMatchObject(closed)
    expect(await ask()).toMatchObject({ status: 409, refusal: { code: 'PHOTOS_CLOSED' } })
    expect((await order()).survey!.photo_requests).toMatchObject([{ state: 'VOID' }])
    expect((await customers()).is_due_paused).toBe(false)
  },
)

test('[C-12] a photo that the studio adds answers the request too', async () => {
  const { app, admin, params, front, order, asked } = await startWithFront()
  await asked()
  const body = {
    name: 'front',
    replaces: front.id,
    source: 'KAKAO',
    customer_agreed: true,
  } as const
  const images = [await givenPhoto()]

  replyOf(await app.call(addOrderPhoto, { params, body }, { as: await admin(), images }))

  expect(await order()).toMatchObject({
    waiting_for: 'SHEET',
    survey: { photo_requests: [{ state: 'ANSWERED' }] },
  })
})

test('[C-12] a due day moved during the pause is moved only by what follows', async () => {
  const { app, admin, params, order, asked, withdraw } = await startWithFront()
  const request = await asked()
  app.clock.advance(2 * DAY_MS)
  const body = { due_on: '2026-11-12', reason: '상담사가 아파요' }
  replyOf(await app.call(moveOrderDue, { params, body }, { as: await admin() }))
  app.clock.advance(DAY_MS)

  replyOf(await withdraw(request.id))

  expect(await order()).toMatchObject({ due_at: '2026-11-13T09:00:00.000Z' })
})

test('[C-12] withdrawn consent erases the requests and ends the pause', async () => {
  const { app, params, query, order, asked, answer } = await startWithFront()
  const request = await asked()

  await app.call(withdrawSurveyConsent, { params, query })

  expect(await app.db.selectFrom('photo_requests').selectAll().execute()).toEqual([])
  expect(await order()).toMatchObject({ waiting_for: 'SHEET' })
  expect((await answer(request.id)).status).toBe(404)
})

test.each([
  ['180 days', null],
  ['a year more', 365],
] as const)(
  '[C-12] deletes requests with the photos %s after the order ended',
  async (_, longer) => {
    const { app, asked, params, query } = await startWithFront()
    await asked({ reason: 'OTHER', words: '앞머리를 넘겨 주세요.' })
    const body = { extra_days: longer }
    replyOf(await app.call(storePhotosLonger, { params, query, body }))
    const completed_at = app.clock.now()
    await app.db.updateTable('orders').set({ completed_at }).execute()
    const erase = () =>
      allJobs(app.deps)
        .find(({ name }) => name === 'survey-photos-erase')!
        .run()
    const left = async () => {
      await erase()
      const count = (table: 'photo_requests' | 'survey_photos') =>
        app.db.selectFrom(table).selectAll().execute()
      return [(await count('photo_requests')).length, (await count('survey_photos')).length]
    }

    app.clock.advance((180 + (longer ?? 0)) * DAY_MS)
    expect(await left()).toEqual([1, 1])
    app.clock.advance(DAY_MS)
    expect(await left()).toEqual([0, 0])
  },
)

test.each([
  ['an unknown reason', { reason: 'UGLY' }, 'reason'],
  ['a missing photo that is there', { reason: 'MISSING' }, 'reason'],
  ['another reason without words', { reason: 'OTHER', words: '  ' }, 'words'],
  ['more than 200 characters', { words: '가'.repeat(201) }, 'words'],
  ['a name of no photo', { photo_id: null, name: 'wrist', reason: 'MISSING' }, 'name'],
])('[C-12] refuses to ask with %s', async (_what, change, field) => {
  const { ask } = await startWithFront()

  expect(await ask(change)).toMatchObject({
    status: 422,
    refusal: { detail: [{ loc: ['body', field] }] },
  })
})

test('[C-12] refuses to ask for a photo that another one replaced meanwhile', async () => {
  const { front, asked, answer, ask } = await startWithFront()
  const request = await asked()
  replyOf(await answer(request.id))

  expect(await ask({ photo_id: front.id })).toMatchObject({
    status: 409,
    refusal: { code: 'PHOTO_REPLACED' },
  })
})

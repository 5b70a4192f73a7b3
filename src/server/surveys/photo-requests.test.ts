import { expect, test } from 'vitest'
import { listOrders } from '#contract/admin-orders.ts'
import { allJobs } from '#server/jobs.ts'
import { replyOf } from '#tests/support/app.ts'
import { DAY_MS, HOUR_MS } from '#tests/support/clock.ts'
import { mailsTo } from '#tests/support/given-bookings.ts'
import { startWithFront } from '#tests/support/given-photo-requests.ts'

/** Due time of a sheet whose survey came on the first day of a test, a Monday, at 10:30. */
const DUE = '2026-11-05T09:00:00.000Z'
const A_DAY_LATER = '2026-11-06T09:00:00.000Z'

test('[C-12] asks for a photo by a mail with a link that opens just that photo', async () => {
  const { app, proof, number, asked } = await startWithFront()

  const request = await asked({ reason: 'OTHER', words: '안경을 벗고 찍어 주세요.' })

  const mail = (await mailsTo(app, proof.email)).at(-1)!
  expect(mail).toMatchObject({ kind: 'PHOTO_ASKED', order_number: number, language: 'ko' })
  expect(mail.text).toContain('정면')
  expect(mail.text).toContain('안경을 벗고 찍어 주세요.')
  expect(mail.text).toMatch(
    new RegExp(`/survey/photo\\?order=${number}&request=${request.id}&token=[\\w-]{43}`),
  )
})

test('[C-12] the promise is paused until the photo came, and then goes on as many days later', async () => {
  const { app, order, customers, asked, answer } = await startWithFront()
  const request = await asked()
  expect(await customers()).toMatchObject({ is_due_paused: true, due_at: DUE })
  expect(await order()).toMatchObject({ waiting_for: 'PHOTO' })

  app.clock.advance(DAY_MS)
  replyOf(await answer(request.id))

  expect(await order()).toMatchObject({ waiting_for: 'SHEET', due_at: A_DAY_LATER })
  const { is_due_paused, due_at, history } = await customers()
  expect({ is_due_paused, due_at }).toEqual({ is_due_paused: false, due_at: A_DAY_LATER })
  expect(history.at(-1)).toMatchObject({
    by: 'system',
    due_at: A_DAY_LATER,
    note: '부탁드린 사진이 와서, 기다린 날만큼 예정일을 옮겼어요.',
  })
})

test('[C-12] a photo of the same day moves nothing', async () => {
  const { app, customers, asked, answer } = await startWithFront()
  const request = await asked()
  app.clock.advance(2 * HOUR_MS)

  replyOf(await answer(request.id))

  const { due_at, history } = await customers()
  expect(due_at).toBe(DUE)
  expect(history.some((item) => item.due_at)).toBe(false)
})

test('[C-12] a paused sheet is not late; afterwards it is late again', async () => {
  const { app, asked, withdraw } = await startWithFront()
  const late = () =>
    allJobs(app.deps)
      .find(({ name }) => name === 'sheets-late')!
      .run()
  const request = await asked()
  app.clock.advance(30 * DAY_MS)
  expect(await late()).toBe(0)

  replyOf(await withdraw(request.id))
  expect(await late()).toBe(0)
  app.clock.advance(10 * DAY_MS)
  expect(await late()).toBe(1)
})

test('[C-12] the queue counts it under photos, and the studio’s own work leaves it out', async () => {
  const { app, admin, number, asked, withdraw } = await startWithFront()
  const list = async (waiting_for?: 'STUDIO' | 'SHEET' | 'PHOTO') => {
    const query = waiting_for ? { waiting_for } : {}
    const { items, waiting } = replyOf(await app.call(listOrders, { query }, { as: await admin() }))
    return { numbers: items.map(({ order_number }) => order_number), waiting }
  }
  const request = await asked()

  expect(await list('STUDIO')).toMatchObject({ numbers: [], waiting: { SHEET: 0, PHOTO: 1 } })
  expect((await list('SHEET')).numbers).toEqual([])
  expect((await list('PHOTO')).numbers).toEqual([number])

  replyOf(await withdraw(request.id))
  expect(await list('STUDIO')).toMatchObject({ numbers: [number], waiting: { SHEET: 1, PHOTO: 0 } })
})

test('[C-12] the new photo replaces the old one, which stays for the consultant', async () => {
  const { front, order, asked, answer } = await startWithFront()
  const request = await asked()

  const { image } = replyOf(await answer(request.id))

  expect((await order()).survey).toMatchObject({
    images: [{ id: image.id, name: 'front' }],
    replaced_images: [{ id: front.id }],
    photo_requests: [{ id: request.id, state: 'ANSWERED' }],
  })
})

test('[C-12] asks for a missing photo, and the answer fills its place', async () => {
  const { front, order, asked, answer } = await startWithFront()
  const request = await asked({ photo_id: null, name: 'side', reason: 'MISSING' })

  const { image } = replyOf(await answer(request.id))

  expect((await order()).survey!.images).toMatchObject([
    { id: front.id },
    { id: image.id, name: 'side' },
  ])
})

test('[C-12] asked twice: the second is refused, and no second mail is sent', async () => {
  const { app, proof, asked, ask } = await startWithFront()
  await asked()

  expect(await ask({ reason: 'BLURRED' })).toMatchObject({
    status: 409,
    refusal: { code: 'PHOTO_REQUESTED' },
  })
  const mails = (await mailsTo(app, proof.email)).filter(({ kind }) => kind === 'PHOTO_ASKED')
  expect(mails).toHaveLength(1)
})

test('[C-12] answered twice: the second is refused, and its files are deleted', async () => {
  const { storage, asked, answer } = await startWithFront()
  const request = await asked()
  replyOf(await answer(request.id))
  const stored = storage.keys()

  expect(await answer(request.id)).toMatchObject({
    status: 409,
    refusal: { code: 'PHOTO_REQUEST_CLOSED' },
  })
  expect(storage.keys()).toEqual(stored)
})

test('[C-12] of two concurrent answers one is stored', async () => {
  const { order, asked, answer } = await startWithFront()
  const request = await asked()

  const statuses = (await Promise.all([answer(request.id), answer(request.id)])).map(
    ({ status }) => status,
  )

  expect(statuses.sort()).toEqual([201, 409])
  expect((await order()).survey).toMatchObject({ images: [{}], replaced_images: [{}] })
})

test('[C-12] with two requests the promise goes on when the last one is closed', async () => {
  const { app, order, asked, answer, withdraw } = await startWithFront()
  const front = await asked()
  app.clock.advance(DAY_MS)
  const side = await asked({ photo_id: null, name: 'side', reason: 'MISSING' })

  replyOf(await answer(front.id))
  expect(await order()).toMatchObject({ waiting_for: 'PHOTO', due_at: DUE })
  replyOf(await withdraw(side.id))

  expect(await order()).toMatchObject({ waiting_for: 'SHEET', due_at: A_DAY_LATER })
})

import { expect, test } from 'vitest'
import { getAdminOrder } from '#contract/admin-orders.ts'
import { addOrderPhoto } from '#contract/order-photos.ts'
import { withdrawSurveyConsent } from '#contract/surveys.ts'
import { issueGuestToken } from '#server/orders/index.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenConsultant } from '#tests/support/given.ts'
import { givenOrderToWrite } from '#tests/support/given-reports.ts'
import { givenPhoto } from '#tests/support/pictures.ts'

async function startWithOrder() {
  const app = await startApp()
  const order = await givenOrderToWrite(app)
  const { admin, params } = order
  const file = await givenPhoto()
  const add = (change: object = {}, as = admin) => {
    const body = {
      name: 'front',
      replaces: null,
      source: 'KAKAO',
      customer_agreed: true,
      ...change,
    }
    return app.call(addOrderPhoto, { params, body: body as never }, { as, images: [file] })
  }
  const survey = async () =>
    replyOf(await app.call(getAdminOrder, { params }, { as: admin })).survey!
  return { app, ...order, add, survey }
}

test('[O-11] adds a photo that came another way, and logs how it came and the consent', async () => {
  const { app, admin, number, add, survey } = await startWithOrder()

  const { image } = replyOf(await add())

  expect((await survey()).images).toMatchObject([{ id: image.id, name: 'front', source: 'KAKAO' }])
  const log = app.db.selectFrom('audit_log').selectAll().where('action', '=', 'order.photo')
  expect(await log.execute()).toMatchObject([
    {
      subject: number,
      actor_id: admin.id,
      detail: { source: 'KAKAO', customer_agreed: true, name: 'front', photo: image.id },
    },
  ])
})

test.each([
  ['without the consent', { customer_agreed: false }, 'customer_agreed'],
  ['as sent by the customer', { source: 'CUSTOMER' }, 'source'],
  ['that the kind does not ask for', { name: 'wrist' }, 'name'],
])('[O-11] refuses a photo %s', async (_what, change, field) => {
  const { app, add } = await startWithOrder()

  expect(await add(change)).toMatchObject({
    status: 422,
    refusal: { detail: [{ loc: ['body', field] }] },
  })
  expect(await app.db.selectFrom('survey_photos').selectAll().execute()).toEqual([])
})

test('[O-11] only the order’s consultant and the owner add photos', async () => {
  const { app, id, add } = await startWithOrder()
  const consultant = await givenConsultant(app)
  expect(await add({}, consultant)).toMatchObject({ status: 404 })

  const assigned = { consultant_id: consultant.id }
  await app.db.updateTable('orders').set(assigned).where('id', '=', id).execute()

  expect(await add({}, consultant)).toMatchObject({ status: 201 })
})

test.each(['RESULT_SENT', 'CONSULTING_COMPLETED', 'CANCELLED', 'REFUNDED'] as const)(
  '[O-11] takes no photo for an order that is %s',
  async (status) => {
    const { app, id, add } = await startWithOrder()
    await app.db.updateTable('orders').set({ status }).where('id', '=', id).execute()

    expect(await add()).toMatchObject({ status: 409, refusal: { code: 'PHOTOS_CLOSED' } })
  },
)

test('[O-11] takes no photo once the consent was withdrawn', async () => {
  const { app, id, params, add } = await startWithOrder()
  const guest_token = await issueGuestToken(app.db, id, app.clock.now())
  await app.call(withdrawSurveyConsent, { params, query: { guest_token } })

  expect(await add()).toMatchObject({ status: 409, refusal: { code: 'PHOTOS_CLOSED' } })
})

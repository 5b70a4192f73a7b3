import { getAdminOrder } from '#contract/admin-orders.ts'
import { getOrder } from '#contract/orders.ts'
import { answerPhotoRequest, askForPhoto, withdrawPhotoRequest } from '#contract/photo-requests.ts'
import { sendGuestSurvey } from '#contract/surveys.ts'
import { issueGuestToken } from '#server/orders/index.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenOrderIn, surveyWith } from '#tests/support/given-surveys.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { givenPhoto } from '#tests/support/pictures.ts'

/** A guest's order with a front photo, whose sheet is being written. */
export async function startWithFront() {
  const storage = memoryStorage()
  const app = await startApp({ storage })
  const { id, number, proof } = await givenOrderIn(app)
  const params = { order_number: number }
  const body = { ...surveyWith({ photos: ['front'] }), ...proof }
  replyOf(await app.call(sendGuestSurvey, { params, body }, { images: [await givenPhoto()] }))
  const query = { guest_token: await issueGuestToken(app.db, id, app.clock.now()) }
  const admin = () => givenAdmin(app)
  const order = async () =>
    replyOf(await app.call(getAdminOrder, { params }, { as: await admin() }))
  const front = (await order()).survey!.images[0]!
  const ask = async (change: object = {}) => {
    const asked = { photo_id: front.id, reason: 'DARK', ...change } as const
    return app.call(askForPhoto, { params, body: asked as never }, { as: await admin() })
  }
  const asked = async (change: object = {}) => replyOf(await ask(change)).request
  const answer = async (request: string, proofed: object = query) =>
    app.call(
      answerPhotoRequest,
      { params: { ...params, id: request }, query: proofed },
      { images: [await givenPhoto()] },
    )
  const withdraw = async (request: string) =>
    app.call(withdrawPhotoRequest, { params: { ...params, id: request } }, { as: await admin() })
  const customers = async () => replyOf(await app.call(getOrder, { params, query }))
  return {
    ...{ app, storage, id, number, params, query, proof, front },
    ...{ admin, order, ask, asked, answer, withdraw, customers },
  }
}

export const setStatus = (
  { db }: TestApp,
  status: 'RESULT_SENT' | 'REFUNDED' | 'CONSULTING_COMPLETED',
) => db.updateTable('orders').set({ status }).execute()

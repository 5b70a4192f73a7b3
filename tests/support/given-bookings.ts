import { changeBooking } from '#contract/admin-bookings.ts'
import { bookConsultation } from '#contract/bookings.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { issueGuestToken } from '#server/orders/index.ts'
import { inTransaction } from '#server/platform/database.ts'
import { replyOf, startApp, type TestApp } from './app.ts'
import { type GivenMember, givenAdmin, givenMember } from './given.ts'
import { givenOrderIn } from './given-surveys.ts'

type Body = InputOf<typeof bookConsultation>['body']

/** A slot of a new studio's hours, some days after the tests' clock: Thursday, 10:00 in Seoul. */
export const THURSDAY_10 = '2026-11-05T01:00:00.000Z'
/** The next slot. */
export const THURSDAY_10_30 = '2026-11-05T01:30:00.000Z'

export const bookingOf = (order_number: string, change: Partial<Body> = {}): Body => ({
  order_number,
  starts_at: THURSDAY_10,
  channel: 'video',
  note: '앞머리가 궁금해요.',
  ...change,
})

/** A member's order, or a guest's with its token, whose result sheet has arrived. */
export async function givenReportOrder(
  app: TestApp,
  given: { readonly member?: GivenMember; readonly language?: 'ko' | 'en' | 'vi' } = {},
) {
  const order = await givenOrderIn(app, { ...given, status: 'RESULT_SENT' })
  const at = app.clock.now()
  await app.db
    .updateTable('orders')
    .set({ report_published_at: at })
    .where('id', '=', order.id)
    .execute()
  const token = await inTransaction(app.db, (tx) => issueGuestToken(tx, order.id, at))
  return { ...order, token }
}

/** A member with a booking. */
export async function givenBooking(app: TestApp, change: Partial<Body> = {}) {
  const member = await givenMember(app)
  const order = await givenReportOrder(app, { member })
  const body = bookingOf(order.number, change)
  const booking = replyOf(await app.call(bookConsultation, { body }, { as: member }))
  return { booking, member, order }
}

/** Reads the emails to an address, oldest first. */
export const mailsTo = ({ db }: TestApp, recipient: string) =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('position')
    .execute()

export const kindsTo = async (app: TestApp, recipient: string) =>
  (await mailsTo(app, recipient)).map(({ kind }) => kind)

/** A server with a booking, and an administrator who changes it. */
export async function startWithBooking() {
  const app = await startApp()
  const { booking, member, order } = await givenBooking(app)
  const admin = await givenAdmin(app)
  const change = (body: InputOf<typeof changeBooking>['body'], as = admin) =>
    app.call(changeBooking, { params: { id: booking.id }, body }, { as })
  return { app, booking, member, order, admin, change, email: order.proof.email }
}

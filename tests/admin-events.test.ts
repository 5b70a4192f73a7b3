import { expect, test } from 'vitest'
import { bookConsultation, cancelBooking } from '#contract/bookings.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { sendMemberSurvey } from '#contract/surveys.ts'
import type { AdminEventOccasion } from '#domain/notifications/admin-mails.ts'
import { allJobs } from '#server/jobs.ts'
import { openAlarm } from '#server/money/index.ts'
import { replyOf, startApp, type TestApp } from './support/app.ts'
import { givenAdmin, givenMember } from './support/given.ts'
import { givenBank } from './support/given-bank.ts'
import { bookingOf, givenBooking, givenReportOrder, mailsTo } from './support/given-bookings.ts'
import { givenInquiry } from './support/given-inquiries.ts'
import { accountToRefundTo, givenDeposit, givenMemberOrder } from './support/given-orders.ts'
import { givenReview } from './support/given-reviews.ts'
import { surveyWith } from './support/given-surveys.ts'

/** Causes each event; returns the expected link of the email's line. */
const happenings: Readonly<
  Record<string, (app: TestApp) => Promise<readonly [AdminEventOccasion, string]>>
> = {
  'a new order': async (app) => {
    const { order_number } = await givenMemberOrder(app, await givenMember(app))
    return ['ORDER', `/admin/orders/${order_number}`]
  },
  'a survey': async (app) => {
    const member = await givenMember(app)
    const params = { order_number: (await givenMemberOrder(app, member)).order_number }
    replyOf(await app.call(sendMemberSurvey, { params, body: surveyWith() }, { as: member }))
    return ['SURVEY', `/admin/orders/${params.order_number}`]
  },
  'an inquiry': async (app) => ['INQUIRY', `/admin/inquiries?open=${(await givenInquiry(app)).id}`],
  'a booking': async (app) => {
    const { booking } = await givenBooking(app)
    return ['BOOKING', `/admin/bookings?open=${booking.id}`]
  },
  'a booking that its customer cancels': async (app) => {
    const { booking, member } = await givenBooking(app)
    await app.db.deleteFrom('admin_events').execute()
    await app.call(cancelBooking, { params: { id: booking.id } }, { as: member })
    return ['BOOKING', `/admin/bookings?open=${booking.id}`]
  },
  'a refund that a customer asks for': async (app) => {
    const member = await givenMember(app)
    const params = { order_number: (await givenMemberOrder(app, member)).order_number }
    await givenDeposit(app, params.order_number)
    const body = { reason: '일정이 바뀌었어요', refund_account: accountToRefundTo }
    replyOf(await app.call(cancelOrder, { params, body }, { as: member }))
    return ['REFUND', `/admin/orders/${params.order_number}`]
  },
  'a review': async (app) => [
    'REVIEW',
    `/admin/reviews?open=${(await givenReview(app)).review.id}`,
  ],
  'a refund that may have left before its receipt was reversed': async (app) => {
    const bank = givenBank(app)
    const { order_number } = await givenMemberOrder(app, await givenMember(app))
    await bank.deposit(order_number, 130_000)
    const { account } = await bank.order(order_number)
    replyOf(await bank.reverse(account.receipts[0]!.id))
    return ['MONEY_TASK', `/admin/money?task=refund:${account.refunds[0]!.id}`]
  },
  'an alarm about money': async (app) => {
    const alarm = { kind: 'PAYMENT_UNKNOWN', orderNumber: null, paymentKey: 'tgen_1' } as const
    const open = () =>
      openAlarm(app.db, { ...alarm, amount: null, detail: {}, at: app.clock.now() })
    await open()
    await open()
    const { id } = await app.db.selectFrom('money_alarms').select('id').executeTakeFirstOrThrow()
    return ['MONEY_TASK', `/admin/money?task=alarm:${id}`]
  },
}

test.each(Object.entries(happenings))(
  '[O-02] notifies of %s once, with its link',
  async (_what, happen) => {
    const app = await startApp()
    const { id, email } = await givenAdmin(app)
    const [occasion, path] = await happen(app)
    const rest = app.db.deleteFrom('admin_events').where('occasion', '<>', occasion)
    await rest.execute()
    const settings = {
      member_id: id,
      summary_hour: 23,
      timings: JSON.stringify({ [occasion]: 'AT_ONCE' }),
    }
    await app.db.insertInto('admin_notification_settings').values(settings).execute()

    await allJobs(app.deps)
      .find(({ name }) => name === 'administrators-mail')!
      .run()

    const [mail, ...others] = await mailsTo(app, email)
    expect(others).toEqual([])
    expect(mail?.kind).toBe(`ADMIN_${occasion}`)
    expect(mail?.text.split(`http://gyeol.test${path}\n`)).toHaveLength(2)
  },
)

test('[O-02] does not notify administrators of their own actions for a customer', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)
  const order = await givenReportOrder(app, { member: await givenMember(app) })

  replyOf(await app.call(bookConsultation, { body: bookingOf(order.number) }, { as: admin }))

  expect(await app.db.selectFrom('admin_events').selectAll().execute()).toEqual([])
})

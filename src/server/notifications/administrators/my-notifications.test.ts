import { expect, test } from 'vitest'
import {
  changeMyNotifications,
  getMyNotifications,
  sendTestMail,
} from '#contract/my-notifications.ts'
import { defaultTimings } from '#domain/notifications/admin-mails.ts'
import { smtpSender } from '#server/adapters/mail/smtp.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { mailsTo } from '#tests/support/given-bookings.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { deliverMessages } from '../deliver-messages.ts'

const FROM = '결 <no-reply@gyeol.test>'

test('[O-02] an administrator starts with the defaults and changes their own alone', async () => {
  const app = await startApp()
  const [admin, other] = [await givenAdmin(app), await givenAdmin(app)]
  const defaults = { timings: defaultTimings, summary_hour: 9 }
  expect(replyOf(await app.call(getMyNotifications, {}, { as: admin }))).toEqual({
    ...defaults,
    email: admin.email,
    language: 'ko',
    delivers_mail: false,
    revision: 0,
  })

  const body = { timings: { REVIEW: 'NEVER' }, summary_hour: 20 } as const
  replyOf(await app.call(changeMyNotifications, { body }, { as: admin }))
  const again = await app.call(changeMyNotifications, { body: { summary_hour: 7 } }, { as: admin })

  expect(replyOf(again)).toMatchObject({
    timings: { ...defaultTimings, REVIEW: 'NEVER' },
    summary_hour: 7,
    revision: 2,
  })
  expect(replyOf(await app.call(getMyNotifications, {}, { as: other }))).toMatchObject(defaults)
})

test.each([[{ summary_hour: 24 }], [{ summary_hour: 8.5 }], [{ timings: { ORDER: 'SOMETIMES' } }]])(
  '[O-02] refuses %j',
  async (body) => {
    const app = await startApp()

    const answer = await app.call(
      changeMyNotifications,
      { body: body as never },
      { as: await givenAdmin(app) },
    )

    expect(answer).toMatchObject({ status: 422, refusal: { code: 'VALIDATION_FAILED' } })
  },
)

test('[O-02] a test mail tells what became of it: arrived, not taken, or kept here', async () => {
  const server = await startMailServer()
  const mail = smtpSender(server.url, FROM)
  const [arrives, refuses, keeps] = [
    await startApp({ mail }),
    await startApp({ mail }),
    await startApp(),
  ]
  const admins = [await givenAdmin(arrives), await givenAdmin(refuses), await givenAdmin(keeps)]
  const outcome = async (app: typeof arrives, at: number) =>
    replyOf(await app.call(sendTestMail, { body: {} }, { as: admins[at] }))

  expect(await outcome(arrives, 0)).toMatchObject({
    status: 'SENT',
    to: admins[0]?.email,
    error: null,
  })
  server.answers.push({ code: 451, message: 'try later' })
  expect(await outcome(refuses, 1)).toMatchObject({
    status: 'QUEUED',
    error: expect.stringContaining('try later'),
  })
  expect(await outcome(keeps, 2)).toMatchObject({ status: 'KEPT', error: null })

  // Each was sent once: no worker takes what the call has sent.
  await deliverMessages(arrives.deps)
  expect(server.received.map(({ subject }) => subject)).toEqual(['[결] 알림 시험 메일'])
  expect(await mailsTo(arrives, admins[0]!.email)).toMatchObject([{ status: 'SENT', attempts: 1 }])
})

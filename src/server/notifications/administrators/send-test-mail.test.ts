import { expect, test } from 'vitest'
import { listAudit } from '#contract/audit.ts'
import { sendTestMail } from '#contract/my-notifications.ts'
import { smtpSender } from '#server/adapters/mail/smtp.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { deliverMessages } from '../deliver-messages.ts'

const FROM = '결 <studio@gyeol.test>'

const messagesOf = (app: TestApp) =>
  app.db.selectFrom('messages').select(['kind', 'status', 'attempts', 'last_error']).execute()

test('[O-06] sends one test mail to the administrator’s own address, in their language', async () => {
  const server = await startMailServer()
  const app = await startApp({ mail: smtpSender(server.url, FROM) })
  const admin = await givenAdmin(app)
  await app.db.updateTable('members').set({ language: 'en' }).where('id', '=', admin.id).execute()

  const sent = replyOf(await app.call(sendTestMail, {}, { as: admin, language: 'ko' }))
  await deliverMessages(app.deps)

  expect(sent).toEqual({ to: admin.email, outcome: 'sent', reason: null })
  expect(server.received).toMatchObject([
    { recipients: [admin.email], subject: '[Gyeol] Test email' },
  ])
  expect(await messagesOf(app)).toMatchObject([{ kind: 'TEST_MAIL', status: 'SENT', attempts: 1 }])
})

test('[O-06] quotes a mail server that refuses the test mail, and does not retry', async () => {
  const server = await startMailServer()
  server.answers.push({ code: 451, message: 'Sender address not verified' })
  const app = await startApp({ mail: smtpSender(server.url, FROM) })
  const admin = await givenAdmin(app)

  const refused = replyOf(await app.call(sendTestMail, {}, { as: admin }))
  const log = replyOf(await app.call(listAudit, { query: { kind: 'message' } }, { as: admin }))
  app.clock.advance(60 * 60 * 1000)
  await deliverMessages(app.deps)

  expect(refused).toMatchObject({ to: admin.email, outcome: 'refused' })
  expect(refused.reason).toContain('451 Sender address not verified')
  expect(server.received).toEqual([])
  expect(await messagesOf(app)).toMatchObject([{ status: 'FAILED', last_error: refused.reason }])
  expect(log.items).toMatchObject([{ subject: admin.email, detail: { outcome: 'refused' } }])
})

test('[O-06] says that the test mail stays in the outbox if there is no mail server', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)

  const unsent = replyOf(await app.call(sendTestMail, {}, { as: admin }))

  expect(unsent).toEqual({ to: admin.email, outcome: 'kept', reason: null })
  expect(await messagesOf(app)).toMatchObject([{ kind: 'TEST_MAIL', status: 'KEPT' }])
})

test('[O-06] refuses a test mail to an account without an address', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)
  await app.db.updateTable('members').set({ email: '' }).where('id', '=', admin.id).execute()

  const answer = await app.call(sendTestMail, {}, { as: admin })

  expect(answer).toMatchObject({ refusal: { code: 'CONTACT_MISSING' } })
  expect(await messagesOf(app)).toEqual([])
})

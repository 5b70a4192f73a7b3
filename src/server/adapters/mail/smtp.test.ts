import { expect, test } from 'vitest'
import { startMailServer } from '#tests/support/mail-server.ts'
import { checkSmtp, smtpSender } from './smtp.ts'

const mail = {
  to: 'hana@example.com',
  subject: 'code',
  text: '123456',
  html: null,
  attachment: null,
  messageId: '<1@gyeol.test>',
}

/** An address of this machine that does not look like one, as that of another machine would. */
const elsewhere = (url: string) => url.replace('127.0.0.1', '[::ffff:127.0.0.1]')

async function sendThrough(urlOf: (url: string) => string) {
  const server = await startMailServer()
  const sender = smtpSender(urlOf(server.url), 'gyeol <a@gyeol.test>')
  const failure = await sender.send(mail).then(
    () => null,
    (error) => String(error),
  )
  sender.close()
  return { failure, received: server.received.length }
}

test('[SEC-01] sends nothing to another machine that offers no TLS', async () => {
  const { failure, received } = await sendThrough(elsewhere)

  expect(failure).toMatch(/STARTTLS/)
  expect(received).toBe(0)
})

test('sends without TLS on this machine, and where the URL allows it', async () => {
  const local = await sendThrough((url) => url)
  const allowed = await sendThrough((url) => `${elsewhere(url)}?requireTLS=false`)

  expect([local, allowed]).toEqual([
    { failure: null, received: 1 },
    { failure: null, received: 1 },
  ])
})

test('[SEC-01] the check of a mail server asks for TLS as sending does, before it names the password', async () => {
  const { url } = await startMailServer()

  await expect(checkSmtp(elsewhere(url))).rejects.toThrow(/STARTTLS/)
  await checkSmtp(url)
})

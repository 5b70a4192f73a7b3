import { randomUUID } from 'node:crypto'
import { isExampleAddress } from '#domain/opening/opening-checklist.ts'
import { checkSmtp } from '#server/adapters/mail/smtp.ts'
import { mailOf } from '#server/choose-adapters.ts'
import { errorMessage } from '#server/platform/error-fields.ts'
import { type Check, type Finding, fail, ok, warn } from '../finding.ts'

/** Connects to the mail server and logs in. Sends a mail only if an address was given. */
export const mail: Check = {
  name: 'mail',
  async examine({ config, mailTo, publicUrl }) {
    if (!config.SMTP_URL)
      return [warn('SMTP_URL is not set: mails wait in the back office', 'set SMTP_URL')]
    const found: Finding[] = []
    try {
      await checkSmtp(config.SMTP_URL)
      found.push(ok(`${new URL(config.SMTP_URL).host} accepts the login`))
    } catch (error) {
      return [
        fail(
          `the mail server does not accept us (${errorMessage(error)})`,
          'check host, port, user and password in SMTP_URL; special characters must be %-encoded',
        ),
      ]
    }
    if (isExampleAddress(config.MAIL_FROM))
      found.push(
        fail(
          `the sender ${config.MAIL_FROM} is an example`,
          'set MAIL_FROM to an address of the studio',
        ),
      )
    if (mailTo) {
      const sender = await mailOf(config)
      await sender?.send({
        to: mailTo,
        subject: 'gyeol: test mail',
        text: `This mail was sent by “npm run doctor” of ${publicUrl}.`,
        html: null,
        attachment: null,
        messageId: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
      })
      found.push(ok(`a mail to ${mailTo} was accepted; see whether it arrives, and not as spam`))
    }
    return found
  },
}

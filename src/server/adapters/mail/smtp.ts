import { createTransport } from 'nodemailer'
import type { MailAttachment, MailSender } from '#server/ports/mail-sender.ts'

const CONNECT_TIMEOUT_MS = 10_000
const SILENCE_TIMEOUT_MS = 30_000

/**
 * A mail server at `smtp://user:password@host:port` or `smtps://…`. Each mail travels on a
 * connection of its own, so that a server that was away is simply asked again.
 */
export function smtpSender(url: string, from: string): MailSender {
  const transport = createTransport(
    {
      url,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      dnsTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )

  return {
    from,
    async send({ to, subject, text, html, attachment, messageId }) {
      await transport.sendMail({
        // As one address: a comma in it must not make two.
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== null && { html }),
        ...(attachment && { attachments: [toAttachment(attachment)] }),
        messageId,
        // Nobody's out-of-office note should answer.
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}

const toAttachment = ({ fileName, contentType, text }: MailAttachment) => ({
  filename: fileName,
  contentType,
  content: Buffer.from(text),
  // Line ends are part of some formats: no mail server on the way may change them.
  contentTransferEncoding: 'base64' as const,
})

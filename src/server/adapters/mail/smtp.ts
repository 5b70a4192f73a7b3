import { createTransport } from 'nodemailer'
import { isLoopback } from '#server/platform/loopback.ts'
import type { MailAttachment, MailSender } from '#server/ports/mail-sender.ts'

const CONNECT_TIMEOUT_MS = 10_000
const SILENCE_TIMEOUT_MS = 30_000
const TIMEOUTS = {
  connectionTimeout: CONNECT_TIMEOUT_MS,
  greetingTimeout: CONNECT_TIMEOUT_MS,
  dnsTimeout: CONNECT_TIMEOUT_MS,
  socketTimeout: SILENCE_TIMEOUT_MS,
}

/**
 * Sends emails through `smtp://user:password@host:port` or `smtps://…`. Each email uses a new
 * connection, so a server that was down needs no special handling.
 *
 * The password and the codes in mails travel encrypted: a server on another machine that offers no
 * TLS is refused, unless the URL says `?requireTLS=false`.
 */
export function smtpSender(url: string, from: string): MailSender {
  const transport = createTransport(
    { ...connectionOptions(url), disableFileAccess: true, disableUrlAccess: true },
    { from },
  )

  return {
    from,
    async send({ to, subject, text, html, attachment, messageId }) {
      await transport.sendMail({
        // Passed as one address: a comma in it must not create two recipients.
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== null && { html }),
        ...(attachment && { attachments: [toAttachment(attachment)] }),
        messageId,
        // Suppresses automatic replies.
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
  // Base64 protects line ends, which are part of some formats, from mail servers in between.
  contentTransferEncoding: 'base64' as const,
})

const connectionOptions = (url: string) => ({
  // Options in the URL replace this one.
  requireTLS: !isLoopback(new URL(url).hostname),
  url,
  ...TIMEOUTS,
})

/**
 * Connects and logs in without sending anything.
 *
 * @throws when the server does not accept that
 */
export async function checkSmtp(url: string): Promise<void> {
  const transport = createTransport(connectionOptions(url))
  await transport.verify().finally(() => transport.close())
}

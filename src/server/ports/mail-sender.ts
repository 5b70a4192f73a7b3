export interface MailAttachment {
  readonly fileName: string
  readonly contentType: string
  readonly text: string
}

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
  readonly attachment: MailAttachment | null
  /** The same for every try of one message, so that a receiver can tell a repetition. */
  readonly messageId: string
}

/** Hands a mail to a mail server. Adapter: smtp. */
export interface MailSender {
  /** Whom mails come from, as configured: `결 <studio@…>`. */
  readonly from: string
  /** @throws when the server did not take it: the caller tries again later. */
  send(mail: Mail): Promise<void>
  close(): void
}

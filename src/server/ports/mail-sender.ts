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
  /** Message-ID header. Equal for every attempt, so that a receiver can recognize a duplicate. */
  readonly messageId: string
}

/** Hands an email to a mail server. Adapter: smtp. */
export interface MailSender {
  /** Configured sender: `결 <studio@…>`. */
  readonly from: string
  /** @throws when the server did not accept it; the caller retries later. */
  send(mail: Mail): Promise<void>
  close(): void
}

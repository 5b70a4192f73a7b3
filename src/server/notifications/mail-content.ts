import type { MailWords } from '#texts/mails.ts'
import type { Notification } from './notification.ts'

/** Content of an email, with its code to type and its link. */
export interface MailContent extends MailWords {
  readonly code?: string
  readonly url?: string
  /** Lines with a link each. */
  readonly links?: readonly {
    readonly label: string
    readonly text: string
    readonly url: string
  }[]
}

/** A mail as it is stored until it is sent: its HTML is written then. */
export interface StoredMail extends Omit<MailContent, 'subject'> {
  /** Sentences in small print below the button. */
  readonly small: readonly string[]
  readonly footer: string
}

export type MailNotification = Exclude<Notification, { readonly kind: 'PHONE_CODE' }>

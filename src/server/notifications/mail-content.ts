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

export type MailNotification = Exclude<Notification, { readonly kind: 'PHONE_CODE' }>

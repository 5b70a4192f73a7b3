import type { MailContent } from '#texts/mails.ts'
import type { Notification } from './notification.ts'

/** Content of an email, with its code to type and its link. */
export interface MailContent extends MailContent {
  readonly code?: string
  readonly url?: string
  /** Lines that each have a link of their own. */
  readonly links?: readonly {
    readonly label: string
    readonly text: string
    readonly url: string
  }[]
}

export type MailNotification = Exclude<Notification, { readonly kind: 'PHONE_CODE' }>

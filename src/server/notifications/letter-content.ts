import type { MailContent } from '#texts/mails.ts'
import type { Notice } from './notice.ts'

/** Content of an email, with its code to type and its link. */
export interface Letter extends MailContent {
  readonly code?: string
  readonly url?: string
  /** Lines that each have a link of their own. */
  readonly links?: readonly {
    readonly label: string
    readonly text: string
    readonly url: string
  }[]
}

export type MailNotice = Exclude<Notice, { readonly kind: 'PHONE_CODE' }>

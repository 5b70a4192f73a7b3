import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { OutboxMessage, UnreadKind } from '#contract/notifications.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { AdminEventOccasion, MailTimings } from '#domain/notifications/admin-mails.ts'
import type { Attachment } from './attachment.ts'
import type { StoredMail } from './mail-content.ts'

/** Columns as the migrations define them; times are UTC, amounts are won. */
export interface NotificationTables {
  messages: {
    id: Generated<string>
    position: GeneratedAlways<number>
    channel: OutboxMessage['channel']
    kind: string
    recipient: string
    language: Language
    subject: string
    text: string
    /** Null for a text message. */
    content: JSONColumnType<StoredMail | null, string | null, string | null>
    attachment: JSONColumnType<Attachment | null, string | null, string | null>
    order_number: string | null
    /** Codes, passwords and link tokens in the text, until they are blanked. */
    secrets: Generated<string[]>
    blanked_at: Date | null
    status: OutboxMessage['status']
    attempts: Generated<number>
    next_attempt_at: Date | null
    leased_until: Date | null
    last_error: string | null
    created_at: Date
    sent_at: Date | null
    search_text: GeneratedAlways<string>
  }
  admin_events: {
    id: GeneratedAlways<number>
    member_id: string
    occasion: AdminEventOccasion
    subject: string
    happened_at: Date
  }
  admin_notification_settings: {
    member_id: string
    summary_hour: number
    timings: JSONColumnType<Partial<MailTimings>, string, string>
    revision: Generated<number>
  }
  unread: {
    id: GeneratedAlways<string>
    member_id: string
    kind: UnreadKind
    happened_at: Date
  }
}

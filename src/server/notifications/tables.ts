import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { AdminEventOccasion, MailTimings } from '#domain/notifications/admin-mails.ts'
import type { Attachment } from './attachment.ts'

/** Columns as the migrations define them; times are UTC, amounts are won. */
export interface NotificationTables {
  messages: {
    id: Generated<string>
    position: GeneratedAlways<number>
    channel: string
    kind: string
    recipient: string
    language: string
    subject: string
    text: string
    html: string | null
    attachment: JSONColumnType<Attachment | null, string | null, string | null>
    order_number: string | null
    /** Codes, passwords and link tokens in the text, until they are blanked. */
    secrets: Generated<string[]>
    blanked_at: Date | null
    status: string
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
    kind: string
    happened_at: Date
  }
}

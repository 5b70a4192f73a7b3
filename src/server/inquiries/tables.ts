import type { Generated, GeneratedAlways } from 'kysely'
import type {
  InquiryStatus,
  inquiryProductTypes,
  inquiryTypes,
} from '#domain/inquiries/inquiry-options.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { ModerationKind } from '#domain/moderation/moderation.ts'

/** Columns as the migrations define them; times are UTC. */
export interface InquiryTables {
  inquiries: {
    id: Generated<string>
    member_id: string | null
    inquiry_type: (typeof inquiryTypes)[number]
    product_type: (typeof inquiryProductTypes)[number] | null
    /** Set only for a question about a part of the order's result sheet. */
    order_number: string | null
    sheet_part: string | null
    title: string
    content: string
    is_private: boolean
    writer_name: string
    writer_email: string
    password_hash: string | null
    language: Language
    status: Generated<InquiryStatus>
    answer_content: string | null
    answer_by: string | null
    answered_at: Date | null
    is_hidden: Generated<boolean>
    /** Set only for a hidden inquiry; shown to its author. */
    hidden_kind: ModerationKind | null
    /** Set only for a hidden inquiry; visible to administrators only. */
    hidden_reason: string | null
    /** When the studio removed it; it can be restored until it is erased. */
    removed_at: Date | null
    created_at: Date
    search_text: GeneratedAlways<string>
  }
}

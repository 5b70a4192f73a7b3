import type { Generated, GeneratedAlways } from 'kysely'

/** Columns as the migrations define them; times are UTC. */
export interface InquiryTables {
  inquiries: {
    id: Generated<string>
    member_id: string | null
    inquiry_type: string
    product_type: string | null
    /** Set only for a question about a part of the order's result sheet. */
    order_number: string | null
    sheet_part: string | null
    title: string
    content: string
    is_private: boolean
    writer_name: string
    writer_email: string
    password_hash: string | null
    language: string
    status: Generated<string>
    answer_content: string | null
    answer_by: string | null
    answered_at: Date | null
    is_hidden: Generated<boolean>
    /** Set only for a hidden inquiry; shown to its author. */
    hidden_kind: string | null
    /** Set only for a hidden inquiry; visible to administrators only. */
    hidden_reason: string | null
    /** When the studio removed it; it can be restored until it is erased. */
    removed_at: Date | null
    created_at: Date
    search_text: GeneratedAlways<string>
  }
}

import type { Generated } from 'kysely'

/** Columns as the migrations make them; times are UTC. */
export interface InquiryTables {
  inquiries: {
    id: Generated<string>
    member_id: string | null
    inquiry_type: string
    product_type: string | null
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
    /** Of a hidden one alone; its writer is told it. */
    hidden_kind: string | null
    /** Told to administrators alone; only of a hidden one. */
    hidden_reason: string | null
    /** Removed by the studio then: can be restored until it is erased. */
    removed_at: Date | null
    created_at: Date
  }
}

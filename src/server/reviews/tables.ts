import type { Generated, GeneratedAlways } from 'kysely'
import type { Language } from '#domain/languages/languages.ts'
import type { ModerationKind } from '#domain/moderation/moderation.ts'

/** Columns as the migrations define them; times are UTC. */
export interface ReviewTables {
  /** Number of visible reviews per rating, counted by a trigger. */
  review_counts: {
    product_id: GeneratedAlways<string>
    rating: GeneratedAlways<number>
    count: GeneratedAlways<number>
  }
  reviews: {
    id: Generated<string>
    order_number: string
    member_id: string
    product_id: string
    rating: number
    title: string
    text: string
    author: string
    /** Language in which the author wrote it. */
    language: Language
    portrait_seed: number
    /** From the author's sheet, if the author chose to show it; set together with `style`. */
    face_shape: string | null
    style: string | null
    is_hidden: Generated<boolean>
    is_featured: Generated<boolean>
    /** Set only for a hidden review; shown to its author. */
    hidden_kind: ModerationKind | null
    /** Set only for a hidden review; visible to administrators only. */
    hidden_reason: string | null
    /** When the studio removed it; it can be restored until it is erased. */
    removed_at: Date | null
    reply: string | null
    replied_at: Date | null
    /** Incremented by each save of the author or the studio. */
    revision: Generated<number>
    created_at: Date
    updated_at: Date
    search_text: GeneratedAlways<string>
  }
  review_pictures: {
    id: string
    review_id: string
    position: number
    storage_key: string
    thumbnail_key: string
    width: number
    height: number
    bytes: number
  }
}

import type { Generated } from 'kysely'

/** Columns as the migrations make them; times are UTC. */
export interface ReviewTables {
  reviews: {
    id: Generated<string>
    order_number: string
    member_id: string
    consulting_type: string
    rating: number
    title: string
    text: string
    author: string
    /** The author's, when they wrote it. */
    language: string
    portrait_seed: number
    is_hidden: Generated<boolean>
    is_featured: Generated<boolean>
    /** Of a hidden one alone; its author is told it. */
    hidden_kind: string | null
    /** Told to administrators alone; only of a hidden one. */
    hidden_reason: string | null
    /** Removed by the studio then: can be restored until it is erased. */
    removed_at: Date | null
    reply: string | null
    replied_at: Date | null
    /** Raised by each save, be it the author's or the studio's. */
    revision: Generated<number>
    created_at: Date
    updated_at: Date
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

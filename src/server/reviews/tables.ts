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
    portrait_seed: number
    is_hidden: Generated<boolean>
    is_featured: Generated<boolean>
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

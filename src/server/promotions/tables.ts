import type { ColumnType, Generated } from 'kysely'

/** Columns as the migrations make them; times are UTC, amounts are won. */
export interface PromotionTables {
  coupons: {
    id: Generated<string>
    code: string
    name: string
    discount_type: string
    discount_value: number
    starts_at: Date
    ends_at: Date | null
    status: string
    created_at: Date
    /** By language besides Korean: the name. */
    translations: ColumnType<object, string | undefined, string>
    revision: Generated<number>
    /** Whoever knows the code fetches one. */
    is_claimable: Generated<boolean>
    /** Kept by the database: how many were ever given out. */
    issued: Generated<number>
  }
  member_coupons: {
    id: Generated<string>
    coupon_id: string
    member_id: string
    issued_at: Date
    used_at: Date | null
    order_number: string | null
    is_claimed: Generated<boolean>
  }
  promotions: {
    id: Generated<string>
    code: string
    name: string
    discount_type: string
    discount_value: number
    starts_at: Date
    ends_at: Date | null
    status: string
    total_limit: number | null
    per_person_limit: number | null
    used: Generated<number>
    created_at: Date
    translations: ColumnType<object, string | undefined, string>
    revision: Generated<number>
  }
  promotion_uses: {
    order_number: string
    promotion_id: string
    person: string
    used_at: Date
  }
}

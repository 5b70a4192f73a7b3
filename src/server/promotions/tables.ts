import type { ColumnType, Generated } from 'kysely'
import type { DiscountType } from '#domain/pricing/discount.ts'
import type { LocalizedTexts } from '#server/platform/localized-texts.ts'

/** Names in other languages; the column `name` is Korean. */
interface TranslatedNames extends Pick<LocalizedTexts<{ readonly name: string }>, 'en' | 'vi'> {
  readonly ko?: { readonly name?: undefined }
}

/** Columns as the migrations create them; times are UTC, amounts are won. */
export interface PromotionTables {
  coupons: {
    id: Generated<string>
    code: string
    name: string
    discount_type: DiscountType
    discount_value: number
    starts_at: Date
    ends_at: Date | null
    status: 'ACTIVE' | 'INACTIVE'
    created_at: Date
    /** Names by language, except Korean. */
    translations: ColumnType<TranslatedNames, string | undefined, string>
    revision: Generated<number>
    /** Whether members can claim it by its code. */
    is_claimable: Generated<boolean>
    /** Number of its member coupons; maintained by a trigger. */
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
    discount_type: DiscountType
    discount_value: number
    starts_at: Date
    ends_at: Date | null
    status: 'ACTIVE' | 'INACTIVE'
    total_limit: number | null
    per_person_limit: number | null
    used: Generated<number>
    created_at: Date
    translations: ColumnType<TranslatedNames, string | undefined, string>
    revision: Generated<number>
  }
  promotion_uses: {
    order_number: string
    promotion_id: string
    person: string
    used_at: Date
  }
}

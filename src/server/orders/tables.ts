import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { ConsultingType } from '#contract/catalog.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { RefundRules } from '#domain/refunds/refund-rules.ts'
import type { ProductNames } from '#server/catalog/index.ts'

/** Columns as the migrations create them; times are UTC, amounts are won. */
export interface OrderTables {
  orders: {
    id: Generated<string>
    number: string
    member_id: string | null
    language: Language
    product_id: string
    consulting_type: ConsultingType
    product_names: JSONColumnType<ProductNames>
    /** Business days from the survey to the result sheet, as sold. */
    turnaround_days: number
    status: OrderStatus
    subtotal: number
    shipping_fee: number
    discount_coupon: number
    discount_promotion: number
    used_points: number
    total_price: number
    /** What the customer still has to pay; only `money` writes it once the order is placed. */
    amount_due: number
    /** The chosen method; `none` if nothing is to be paid. */
    payment_method: string
    payment_provider: string
    points_to_earn: number
    member_coupon_id: string | null
    coupon_name: string | null
    promotion_code: string | null
    contact_name: string
    contact_email: string
    contact_phone: string
    /** Announced sender of the transfer; replaced by the bank's name of the sender. */
    depositor_name: string | null
    postal_code: string | null
    basic_address: string | null
    detailed_address: string | null
    delivery_message: string | null
    agreed_refund: boolean | null
    refund_rules: JSONColumnType<RefundRules>
    placed_at: Date
    payment_due_at: Date
    paid_at: Date | null
    survey_deadline: Date | null
    survey_submitted_at: Date | null
    /** When the customer last changed answers or photos. */
    survey_changed_at: Generated<Date | null>
    survey_reminders: Generated<number>
    /** When the result sheet is promised; null until survey and payment are complete. */
    due_at: Date | null
    /** Since when the promise is paused, while the customer is asked for a photo. */
    due_paused_at: Generated<Date | null>
    /** When the customer was notified that the promised time had passed. */
    late_notified_at: Date | null
    work_began_at: Date | null
    report_id: string | null
    report_published_at: Date | null
    completed_at: Date | null
    ended_at: Date | null
    /** Null: the owner's. */
    consultant_id: Generated<string | null>
    search_text: GeneratedAlways<string>
  }
  order_history: {
    id: GeneratedAlways<number>
    order_id: string
    status: OrderStatus
    actor: 'customer' | 'admin' | 'system'
    actor_id: string | null
    note: string | null
    /** New due day; `note` is the reason. */
    due_at: Date | null
    at: Date
  }
  guest_tokens: {
    token_hash: string
    order_id: string
    expires_at: Date
  }
}

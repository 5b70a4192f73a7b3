import type { ConsultingType } from '#contract/catalog.ts'
import type { DashboardFigures } from '#contract/dashboard.ts'

/** What days of Seoul come to. */
interface DayFigures {
  day: string
  orders: number
  paid: number
  surveys: number
  results: number
  sheets: number
  waiting_time: string
  reviews: number
  rating_sum: number
}

/** Of a day and a coupon or code; amounts are won. */
interface DayDiscount {
  day: string
  kind: DashboardFigures['discounts'][number]['kind']
  name: string
  orders: number
  discount: number
  paid: number
}

/** Of a day's orders of a kind; revenue is won. */
interface DayKind {
  day: string
  consulting_type: ConsultingType
  orders: number
  paid: number
  revenue: number
}

/** Columns as the migrations make them. The sums are never read but through the views. */
export interface DashboardTables {
  dashboard_days: DayFigures
  dashboard_discounts: DayDiscount
  dashboard_kinds: DayKind
  /** Days that were touched since their sums were kept. */
  dashboard_changed_days: { day: string }
  /** A view: what is kept, and what is marked as it is counted now. */
  dashboard_by_day: DayFigures
  /** A view, likewise. */
  discounts_by_day: DayDiscount
  /** A view, likewise. */
  kinds_by_day: DayKind
}

import type { ConsultingType } from '#contract/catalog.ts'
import type { DashboardFigures } from '#contract/dashboard.ts'
import type { MeasuredPage, measuredDevices, PageMeasure } from '#domain/dashboard/page-speed.ts'

/** Figures of a day in Seoul. */
interface DayFigures {
  day: string
  orders: number
  paid: number
  surveys: number
  results: number
  reports: number
  waiting_time: string
  reviews: number
  rating_sum: number
}

/** Figures of a coupon or code on a day; amounts are won. */
interface DayDiscount {
  day: string
  kind: DashboardFigures['discounts'][number]['kind']
  name: string
  orders: number
  discount: number
  paid: number
}

/** Figures of a kind of consulting on a day; revenue is won. */
interface DayKind {
  day: string
  consulting_type: ConsultingType
  orders: number
  paid: number
  revenue: number
}

/** Columns as the migrations define them. Stored figures are read only through the views. */
export interface DashboardTables {
  dashboard_days: DayFigures
  /** Visits of a day whose measure was within a bucket. */
  page_speeds: {
    day: string
    page: MeasuredPage
    device: (typeof measuredDevices)[number]
    measure: PageMeasure
    bucket: number
    count: number
  }
  dashboard_discounts: DayDiscount
  dashboard_kinds: DayKind
  /** Days that have changed since their figures were stored. */
  dashboard_changed_days: { day: string }
  /** View: stored figures, and for changed days figures computed when it is read. */
  dashboard_by_day: DayFigures
  /** View, likewise. */
  discounts_by_day: DayDiscount
  /** View, likewise. */
  kinds_by_day: DayKind
}

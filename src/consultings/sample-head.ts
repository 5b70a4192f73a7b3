import type { ReportHead } from '#contract/reports.ts'
import type { Language } from '#domain/languages/languages.ts'

/** Builds the head of an invented customer's sheet, which has neither order nor number. */
export const sampleHead = (customer_name: string, language: Language): ReportHead => ({
  id: '',
  order_number: '',
  diagnosis_number: '',
  purchase_date: '',
  customer_name,
  language,
  published_at: null,
  version: 1,
})

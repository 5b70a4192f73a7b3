import type { Product } from '#contract/catalog.ts'

/** A product with the promised date of its result sheet, and products with another turnaround. */
export interface ReportPromise {
  readonly product: Pick<Product, 'name' | 'turnaround_days' | 'if_sent_today'>
  readonly others: readonly Pick<Product, 'name' | 'turnaround_days'>[]
}

/**
 * Returns the promise of the first product on sale; null if nothing is sold or it could not be
 * read.
 */
export function reportPromise(onSale: readonly ReportPromise['product'][]): ReportPromise | null {
  const [first, ...rest] = onSale
  if (!first) return null
  const { name, turnaround_days, if_sent_today } = first
  return {
    product: { name, turnaround_days, if_sent_today },
    others: rest
      .filter((it) => it.turnaround_days !== first.turnaround_days)
      .map((it) => ({ name: it.name, turnaround_days: it.turnaround_days })),
  }
}

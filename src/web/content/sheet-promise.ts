import type { Product } from '#contract/catalog.ts'

/** A product whose result sheet is promised for a day, and those that take another number of days. */
export interface SheetPromise {
  readonly product: Pick<Product, 'name' | 'turnaround_days' | 'if_sent_today'>
  readonly others: readonly Pick<Product, 'name' | 'turnaround_days'>[]
}

/** What the first product on sale promises; null while nothing is sold or nobody knows what is. */
export function sheetPromise(onSale: readonly SheetPromise['product'][]): SheetPromise | null {
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

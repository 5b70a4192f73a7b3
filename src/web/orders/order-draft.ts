import { keepInTab, readInTab, tabKeys } from '#web/api/kept-in-tab.ts'
import type { OrderFields } from './order-fields.ts'
import type { Chosen } from './use-chosen.ts'

/** What was typed and chosen, by whom, until the order stands or the tab is closed. */
interface OrderDraft {
  /** A member's draft is never shown to a guest, nor to another member. */
  readonly buyerId: string
  readonly fields: Partial<OrderFields>
  readonly chosen: Partial<Chosen>
}

export function readDraft(buyerId: string): OrderDraft | null {
  const draft = readInTab<OrderDraft>(tabKeys.orderDraft)
  return draft?.buyerId === buyerId ? draft : null
}

/** Adds to the draft what changed. */
export function keepDraft(buyerId: string, change: Partial<Omit<OrderDraft, 'buyerId'>>) {
  const before = readDraft(buyerId) ?? { fields: {}, chosen: {} }
  keepInTab(tabKeys.orderDraft, { ...before, ...change, buyerId })
}

export const dropDraft = () => keepInTab(tabKeys.orderDraft, null)

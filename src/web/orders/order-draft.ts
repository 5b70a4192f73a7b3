import { readInTab, tabKeys, writeInTab } from '#web/api/tab-storage.ts'
import type { OrderFields } from './order-fields.ts'
import { GUEST } from './use-buyer.ts'
import type { OrderChoices } from './use-order-choices.ts'

/** Typed and chosen content by user, until the order is placed or the tab is closed. */
interface OrderDraft {
  /** A draft is never shown to anybody but its user. '' while unknown. */
  readonly buyerId: string
  readonly fields: Partial<OrderFields>
  readonly chosen: Partial<OrderChoices>
  /** Whether a guest left for the login to continue as a member. */
  readonly isOffered?: boolean
}

export function readDraft(buyerId: string): OrderDraft | null {
  const draft = readInTab<OrderDraft>(tabKeys.orderDraft)
  if (draft?.isOffered && buyerId !== GUEST.id && buyerId !== '') return takeOver(draft, buyerId)
  return draft?.buyerId === buyerId ? draft : null
}

/** Lets the next member who orders in this tab take over the guest's draft. */
export function offerDraftToMember() {
  const draft = readDraft(GUEST.id)
  if (draft) writeInTab(tabKeys.orderDraft, { ...draft, isOffered: true })
}

function takeOver({ fields, chosen }: OrderDraft, buyerId: string): OrderDraft {
  // The member's profile fills what the guest left empty.
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value))
  const own: OrderDraft = { buyerId, fields: filled, chosen }
  writeInTab(tabKeys.orderDraft, own)
  return own
}

/** Updates the stored draft. */
export function saveDraft(buyerId: string, change: Partial<Omit<OrderDraft, 'buyerId'>>) {
  const before = readDraft(buyerId) ?? { fields: {}, chosen: {} }
  writeInTab(tabKeys.orderDraft, { ...before, ...change, buyerId, isOffered: false })
}

export const removeDraft = () => writeInTab(tabKeys.orderDraft, null)

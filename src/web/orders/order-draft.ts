import { readInTab, tabKeys, writeInTab } from '#web/api/tab-storage.ts'
import type { OrderFields } from './order-fields.ts'
import { GUEST } from './use-buyer.ts'
import type { OrderChoices } from './use-order-choices.ts'

/** What was typed and chosen, by whom, until the order stands or the tab is closed. */
interface OrderDraft {
  /** A member's draft is never shown to a guest, nor to another member. '' while it is not known. */
  readonly buyerId: string
  readonly fields: Partial<OrderFields>
  readonly chosen: Partial<OrderChoices>
  /** A guest left for the login to go on as a member. */
  readonly isOffered?: boolean
}

export function readDraft(buyerId: string): OrderDraft | null {
  const draft = readInTab<OrderDraft>(tabKeys.orderDraft)
  if (draft?.isOffered && buyerId !== GUEST.id && buyerId !== '') return takeOver(draft, buyerId)
  return draft?.buyerId === buyerId ? draft : null
}

/** The next member who orders in this tab takes over what the guest filled in. */
export function offerDraftToMember() {
  const draft = readDraft(GUEST.id)
  if (draft) writeInTab(tabKeys.orderDraft, { ...draft, isOffered: true })
}

function takeOver({ fields, chosen }: OrderDraft, buyerId: string): OrderDraft {
  // What the guest left empty is the member's profile to fill.
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value))
  const own: OrderDraft = { buyerId, fields: filled, chosen }
  writeInTab(tabKeys.orderDraft, own)
  return own
}

/** Adds to the draft what changed. */
export function saveDraft(buyerId: string, change: Partial<Omit<OrderDraft, 'buyerId'>>) {
  const before = readDraft(buyerId) ?? { fields: {}, chosen: {} }
  writeInTab(tabKeys.orderDraft, { ...before, ...change, buyerId, isOffered: false })
}

export const removeDraft = () => writeInTab(tabKeys.orderDraft, null)

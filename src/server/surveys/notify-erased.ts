import type { ErasureReason } from '#domain/surveys/photo-erasure.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/notifications/index.ts'
import { customerLinks, type OrderRow, orderMessageFields } from '#server/orders/index.ts'
import type { Db } from '#server/platform/database.ts'
import type { PhotoRow } from './store.ts'

/** What a message about an order needs. */
export type OrderContact = Pick<
  OrderRow,
  'id' | 'number' | 'member_id' | 'contact_name' | 'contact_email' | 'language'
>

interface Erased {
  readonly photos: readonly PhotoRow[]
  readonly reason: Extract<ErasureReason, 'REMOVED' | 'WITHDRAWN'>
  readonly at: Date
}

/** Sends a customer the proof of what they had erased: which photos, when and why. */
export async function notifyErased(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  order: OrderContact,
  { photos, reason, at }: Erased,
): Promise<void> {
  const { orderUrl } = await customerLinks(deps, tx, order, at)
  const names = photos.map(({ name }) => name)
  const event = { kind: 'PHOTOS_ERASED', photos: names, because: reason, erasedAt: at } as const
  await notify(tx, { ...orderMessageFields(order), ...event, orderUrl }, at)
}

import type { Db } from '#server/platform/database.ts'
import { assignGuestOrders } from './store.ts'

/**
 * A guest's earlier orders join the account that the same address signs up with; returns how many.
 * Call it only after the address was proven: an address that is merely typed in proves nothing.
 *
 * Source: GST-05.
 */
export const adoptGuestOrders = (
  tx: Db,
  { memberId, email }: { readonly memberId: string; readonly email: string },
): Promise<number> => assignGuestOrders(tx, email, memberId)

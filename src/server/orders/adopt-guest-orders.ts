import type { Db } from '#server/platform/database.ts'
import { assignGuestOrders } from './store.ts'

/**
 * Assigns a guest's earlier orders to the account with the same email address; returns how many.
 * Call it only after the address was verified.
 *
 * Source: GST-05.
 */
export const adoptGuestOrders = (
  tx: Db,
  { memberId, email }: { readonly memberId: string; readonly email: string },
): Promise<number> => assignGuestOrders(tx, email, memberId)

import type { Db } from '#server/platform/database.ts'
import { removeProduct } from './store.ts'

/** What a member has ordered is not in the cart any more; in the transaction of the order. */
export const removeFromCart = (tx: Db, memberId: string, productId: string) =>
  removeProduct(tx, { member_id: memberId, list: 'cart', product_id: productId })

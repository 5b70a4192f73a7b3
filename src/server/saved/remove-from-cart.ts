import type { Db } from '#server/platform/database.ts'
import { removeProduct } from './store.ts'

/** Removes an ordered product from the member's cart, in the transaction of the order. */
export const removeFromCart = (tx: Db, memberId: string, productId: string) =>
  removeProduct(tx, { member_id: memberId, list: 'cart', product_id: productId })

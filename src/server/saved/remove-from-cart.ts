import type { Db } from '#server/platform/database.ts'
import type { Part } from '#server/platform/one-statement.ts'
import { productRemoval } from './store.ts'

/** Part of the statement of an order that removes the ordered product from the member's cart. */
export const partOfCartRemoval = (tx: Db, memberId: string, productId: string): Part => ({
  name: 'cart_removal',
  query: productRemoval(tx, { member_id: memberId, list: 'cart', product_id: productId }),
})

import type { Db } from '#server/platform/database.ts'
import { removeType } from './store.ts'

/** What a member has ordered is not in the cart any more; in the transaction of the order. */
export const takeOutOfCart = (tx: Db, memberId: string, consultingType: string) =>
  removeType(tx, { member_id: memberId, list: 'cart', consulting_type: consultingType })

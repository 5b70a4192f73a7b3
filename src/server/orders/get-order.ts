import { sql } from 'kysely'
import type { Order } from '#contract/orders.ts'
import type { Language } from '#domain/languages/languages.ts'
import { paymentTraces } from '#server/payments/index.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import { lookUpSettings } from '#server/settings/index.ts'
import type { ShopCaches } from './begin-order.ts'
import { readKnownMoney, toOrderReply } from './order-reply.ts'
import { vocabularyFor } from './reader.ts'
import { readHistory } from './store.ts'
import { findOrderBy } from './visible-order.ts'

interface Asked {
  readonly orderNumber: string
  readonly guestToken: string | undefined
  readonly language: Language
}

/**
 * Returns a whole order for its customer. Of an order's rows only those are read that exist, which the
 * statement that finds the order says. Refuses like `findOrderFor`.
 */
export async function getOrder(
  { db, caches }: { readonly db: Db; readonly caches: ShopCaches },
  caller: Caller,
  { orderNumber, guestToken, language }: Asked,
  at: Date,
): Promise<Order> {
  const settings = lookUpSettings(caches.settings)
  const find = (number: string) =>
    db
      .selectFrom('orders')
      .selectAll()
      .select(paymentTraces(sql.ref('orders.number')))
      .select(settings.expression.as('settings'))
      .where('number', '=', number)
      .executeTakeFirst()

  const order = await findOrderBy(find, db, caller, { orderNumber, guestToken, at })
  const history = await readHistory(db, order.id)
  const known = { ...order, settings: settings.resolve(order.settings) }
  const reader = { vocabulary: vocabularyFor(order, caller), language }
  return toOrderReply(order, await readKnownMoney(db, order, known), history, reader, at)
}

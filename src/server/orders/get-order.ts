import { sql } from 'kysely'
import type { Order } from '#contract/orders.ts'
import type { Language } from '#domain/languages/languages.ts'
import { paymentTraces } from '#server/payments/index.ts'
import { builtOnce } from '#server/platform/built-once.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import { lookUpSettings, settingsSince } from '#server/settings/index.ts'
import type { ShopCaches } from './begin-order.ts'
import { readKnownMoney, toOrderReply } from './order-reply.ts'
import { vocabularyFor } from './reader.ts'
import { historyOf, toHistoryRow } from './store.ts'
import { findOrderBy } from './visible-order.ts'

interface Asked {
  readonly orderNumber: string
  readonly guestToken: string | undefined
  readonly language: Language
}

const readOrder = builtOnce<{ readonly number: string; readonly cached: string }>()((db, value) =>
  db
    .selectFrom('orders')
    .selectAll()
    .select(paymentTraces(sql.ref('orders.number')))
    .select([settingsSince(value('cached')).as('settings'), historyOf('orders.id').as('history')])
    .where('number', '=', value('number')),
)

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
  const find = async (number: string) => {
    const [found] = await readOrder(db, { number, cached: settings.cached?.version ?? '' })
    return found
  }

  const order = await findOrderBy(find, db, caller, { orderNumber, guestToken, at })
  const history = order.history.map(toHistoryRow)
  const known = { ...order, settings: settings.resolve(order.settings) }
  const reader = { vocabulary: vocabularyFor(order, caller), language }
  return toOrderReply(order, await readKnownMoney(db, order, known), history, reader, at)
}

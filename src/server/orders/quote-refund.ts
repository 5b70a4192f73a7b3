import type { ReplyOf } from '#contract/endpoint.ts'
import type { quoteRefund as endpoint } from '#contract/order-cancellation.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { refundMethodOf, refundQuoteFor, toQuoteReply } from './refund-quote.ts'
import type { OrderRow } from './store.ts'

/** Quotes the refund of a cancellation now. Refuses ORDER_NOT_CANCELLABLE. */
export async function quoteRefund(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  order: OrderRow,
  language: Language,
): Promise<ReplyOf<typeof endpoint>> {
  const at = now()
  const quote = await refundQuoteFor(db, order, at)
  return toQuoteReply(quote, await refundMethodOf(db, order, quote), language, at)
}

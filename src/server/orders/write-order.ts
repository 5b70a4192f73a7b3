import { sql } from 'kysely'
import type { Payment } from '#contract/payments.ts'
import { won } from '#domain/money/won.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { partsOfPrice } from '#server/money/index.ts'
import { partOfAdminEvent, partsOfMessage } from '#server/notifications/index.ts'
import { partOfCashReceipt } from '#server/payments/index.ts'
import type { Db } from '#server/platform/database.ts'
import { type IdempotencyKey, storeReply } from '#server/platform/idempotency.ts'
import { inOneStatement, requireCondition } from '#server/platform/one-statement.ts'
import {
  checkRedemption,
  partsOfRedemption,
  type RedeemedPromotion,
} from '#server/promotions/index.ts'
import { partOfCartRemoval } from '#server/saved/index.ts'
import type { Beginning } from './begin-order.ts'
import { historyRow } from './change-status.ts'
import type { CustomerLinks } from './customer-links.ts'
import { guestTokenInsert } from './guest-token.ts'
import type { newOrder } from './new-order.ts'
import { placedNotification } from './notify-customer.ts'
import type { OrderRequest } from './order-request.ts'
import { partsOfPlaced } from './post-order.ts'
import { partsOfOrder } from './store.ts'

interface PlacedOrder {
  readonly row: ReturnType<typeof newOrder>
  /** Name of the product in the order's language. */
  readonly productName: string
  readonly payment: Payment
  readonly links: CustomerLinks
  readonly settings: Settings
  readonly cashReceipt: OrderRequest['body']['cash_receipt'] | null
  /** First token of a guest's order; null for a member's. */
  readonly guestToken: string | null
  readonly stored: { readonly key: IdempotencyKey; readonly reply: object } | null
  readonly redemption: Parameters<typeof partsOfRedemption>[0] | null
  /** Null if the order was begun before. */
  readonly beginning: Beginning | null
}

/**
 * Writes everything that makes an order, in one statement; see `inOneStatement`. The promotion's place is
 * taken in it as well, since all orders with its code wait for each other from there to the commit. An
 * order that was not begun before begins in it; {@link isUndone} says whether that was impossible.
 *
 * Returns the redeemed promotion. Refuses PROMOTION_INVALID.
 */
export async function writeOrder(
  tx: Db,
  { row, settings, guestToken, stored, redemption, beginning, ...order }: PlacedOrder,
  at: Date,
): Promise<RedeemedPromotion | null> {
  const { id, number, member_id: memberId, product_id: productId } = row
  const { productName, payment, links, cashReceipt } = order
  const placed = placedNotification(row, productName, payment, links)
  const promotion = redemption && partsOfRedemption(redemption)
  const { redeemed } = await inOneStatement(
    tx,
    [
      ...(beginning?.parts ?? []),
      ...partsOfOrder(tx, row, historyRow(row, { actor: 'buyer', id: memberId }, at)),
      ...(memberId ? [partOfCartRemoval(tx, memberId, productId)] : []),
      ...partsOfPrice(tx, { orderNumber: number, amount: won(row.total_price), at }),
      ...partsOfPlaced(row, at),
      ...(cashReceipt ? [partOfCashReceipt(tx, number, cashReceipt, at)] : []),
      ...partsOfMessage(tx, placed, { settings, at }),
      partOfAdminEvent(tx, { occasion: 'ORDER', subject: number, at }),
      ...(guestToken
        ? [{ name: 'guest_token', query: guestTokenInsert(tx, id, guestToken, at) }]
        : []),
      ...(stored
        ? [{ name: 'stored_reply', query: storeReply(tx, stored.key, stored.reply) }]
        : []),
      ...(promotion?.parts ?? []),
    ],
    {
      // First, so that an order claims its key before it waits for the promotion, like one in a transaction.
      isWritten: beginning ? requireCondition(beginning.holds) : sql<boolean>`true`,
      redeemed: promotion?.redeemed ?? sql<null>`null`,
    },
  )
  return redemption && checkRedemption(tx, redeemed, redemption)
}
